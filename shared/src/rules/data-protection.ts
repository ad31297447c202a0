/** How long a copy of a member's data can be fetched (G42). */
export const EXPORT_KEPT_DAYS = 7;
/** Size of the pieces that the copy is fetched in. */
export const EXPORT_PART_BYTES = 512 * 1_024;
/** What stands against the deletion of an account (G42). */
export const DELETION_OBSTACLES = [
  'withdrawal',
  'round',
  'contestation',
  'balance',
  'exclusion',
  'break',
  'frozen',
] as const;
export type DeletionObstacle = (typeof DELETION_OBSTACLES)[number];
/** How long after the request an account is deleted (G42). */
export const DELETION_GRACE_DAYS = 14;
