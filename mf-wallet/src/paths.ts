/** Addresses of this area's screens, and of those that it leads to. */
export const PATHS = {
  recharge: '/recharge',
  withdraw: '/withdraw',
  rechargeRecord: '/rechargeRecord',
  withdrawalRecord: '/withdrawalRecord',
  orderDetails: '/order-center',
  orderFee: '/order-center/fee',
  orderAssociation: '/order-center/association',
  activities: '/promotion/activity',
  firstDeposit: '/promotion/activity/recharge',
  giftTiers: '/promotion/activity/recharge-bonus',
  responsibleGaming: '/responsible-gaming',
  deleteAccount: '/security-center/delete-account',
} as const;
