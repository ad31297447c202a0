/** What the login password is asked for once more (A39, A65). A ticket is for one of them. */
export const TICKET_PURPOSES = [
  'withdrawal_password',
  'pix_key',
  'password',
  'email',
  'phone',
  'second_factor',
  'data_export',
  'data_download',
  'deletion',
] as const;
export type TicketPurpose = (typeof TICKET_PURPOSES)[number];
