/** Addresses of this area's screens, and of those that it leads to. */
export const PATHS = {
  profile: '/profile',
  responsibleGaming: '/responsible-gaming',
  identity: '/identity',
  notification: '/information-center/notification',
  announcement: '/information-center/announcement',
  support: '/information-center/support',
  recharge: '/recharge',
  withdraw: '/withdraw',
} as const;
