/** Addresses of this area's screens, and of where they lead to. */
export const PATHS = {
  invite: '/agency-center/invite',
  agent: '/agency-center/agent',
  record: '/agency-center/invitation-record',
  reward: '/agency-center/reward',
  mechanism: '/agency-center/agency-mechanism',
  register: '/agency-center/register-subordinates',
  terms: '/terms',
} as const;
