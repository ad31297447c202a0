/** Addresses of this area's screens. */
export const PATHS = {
  recharge: '/recharge',
  withdraw: '/withdraw',
  rechargeRecord: '/rechargeRecord',
  withdrawalRecord: '/withdrawalRecord',
  orderDetails: '/order-center',
  orderFee: '/order-center/fee',
  orderAssociation: '/order-center/association',
} as const;
