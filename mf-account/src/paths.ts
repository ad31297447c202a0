/** Addresses of this area's screens, and of those that it leads to. */
export const PATHS = {
  profile: '/profile',
  responsibleGaming: '/responsible-gaming',
  identity: '/identity',
  notification: '/information-center/notification',
  announcement: '/information-center/announcement',
  support: '/information-center/support',
  security: '/security-center',
  verifyPassword: '/security-center/verify-password',
  changePassword: '/security-center/change-password',
  bindEmail: '/security-center/bind-email',
  verifyPhone: '/security-center/verify-phone',
  recharge: '/recharge',
  withdraw: '/withdraw',
} as const;
