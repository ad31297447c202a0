/** Addresses of this area's screens, and of the member's limits. */
export const PATHS = {
  recharge: '/recharge',
  withdraw: '/withdraw',
  rechargeRecord: '/rechargeRecord',
  withdrawalRecord: '/withdrawalRecord',
  orderDetails: '/order-center',
  orderFee: '/order-center/fee',
  orderAssociation: '/order-center/association',
  responsibleGaming: '/responsible-gaming',
} as const;
