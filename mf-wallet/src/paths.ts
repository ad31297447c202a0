/** Addresses of this area's screens. */
export const PATHS = { recharge: '/recharge' } as const;
