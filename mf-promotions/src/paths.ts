/** Addresses that this area's parts lead to. */
export const PATHS = {
  vip: '/promotion/vip',
  activities: '/promotion/activity',
  firstDeposit: '/promotion/activity/recharge',
  invitation: '/promotion/activity/invitation-activity',
  rechargeRebate: '/promotion/activity/recharge-rebate',
  giftTiers: '/promotion/activity/recharge-bonus',
  invite: '/agency-center/invite',
  recharge: '/recharge',
  history: '/promotion/history',
  rebates: '/promotion/rebates',
  cover: '/promotion/cover',
  wheel: '/promotion/activity/lottery-wheel',
  relief: '/promotion/activity/daily-loss-relief-fund',
  games: '/game',
} as const;
