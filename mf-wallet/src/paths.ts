/** Addresses of this area's screens. */
export const PATHS = { recharge: '/recharge', withdraw: '/withdraw' } as const;
