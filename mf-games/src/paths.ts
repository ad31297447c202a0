/** Addresses of this area's screens, of the wallet's deposit, and of the member's limits. */
export const PATHS = {
  home: '/',
  lobby: '/game',
  live: '/video',
  search: '/searchGames',
  game: '/gameInfo',
  records: '/gameRecord',
  recharge: '/recharge',
  responsibleGaming: '/responsible-gaming',
  fairness: '/fairness',
} as const;
