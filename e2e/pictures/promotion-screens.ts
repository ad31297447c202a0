import type { PicturedScreen } from './screens.ts';

/** The screens of promotions, as the seeded member has them, and as a visitor does. */
export const PROMOTION_SCREENS = {
  'offers-visitor': { path: '/promotion/activity' },
  offers: { path: '/promotion/activity', isMember: true },
  'first-deposit': { path: '/promotion/activity/recharge', isMember: true },
  'invitation-offer': { path: '/promotion/activity/invitation-activity', isMember: true },
  'recharge-rebate': { path: '/promotion/activity/recharge-rebate', isMember: true },
  'gift-tiers': { path: '/promotion/activity/recharge-bonus', isMember: true },
  wheel: { path: '/promotion/activity/lottery-wheel', isMember: true },
  'daily-relief': { path: '/promotion/activity/daily-loss-relief-fund', isMember: true },
  rebates: { path: '/promotion/rebates', isMember: true },
  losses: { path: '/promotion/cover', isMember: true },
  'award-history': { path: '/promotion/history', isMember: true },
  'vip-visitor': { path: '/promotion/vip' },
  vip: { path: '/promotion/vip', isMember: true },
} as const satisfies Record<string, PicturedScreen>;
