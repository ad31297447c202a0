/** Addresses of this area's screens, and of the wallet's deposit. */
export const PATHS = { lobby: '/', game: '/gameInfo', recharge: '/recharge' } as const;
