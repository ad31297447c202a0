/** Addresses that this area's parts lead to. */
export const PATHS = {
  vip: '/promotion/vip',
  history: '/promotion/history',
  rebates: '/promotion/rebates',
  cover: '/promotion/cover',
  activities: '/promotion/activity',
  wheel: '/promotion/activity/lottery-wheel',
  relief: '/promotion/activity/daily-loss-relief-fund',
  invite: '/agency-center/invite',
  recharge: '/recharge',
  games: '/game',
} as const;
