/** Addresses of this area's screens, and of the wallet's deposit. */
export const PATHS = {
  home: '/',
  lobby: '/game',
  live: '/video',
  search: '/searchGames',
  game: '/gameInfo',
  records: '/gameRecord',
  recharge: '/recharge',
  fairness: '/fairness',
} as const;
