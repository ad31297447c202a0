/** Addresses of this area's screens, and of the one that it leads to. */
export const PATHS = {
  profile: '/profile',
  notification: '/information-center/notification',
  announcement: '/information-center/announcement',
  support: '/information-center/support',
  recharge: '/recharge',
} as const;
