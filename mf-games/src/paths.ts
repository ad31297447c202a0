/** Addresses of this area's screens, of the wallet's deposit, and of the document that the house's card leads to. */
export const PATHS = {
  lobby: '/',
  game: '/gameInfo',
  recharge: '/recharge',
  fairness: '/fairness',
} as const;
