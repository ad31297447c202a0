/** Addresses of this area's screens, and of the document that the house's card leads to. */
export const PATHS = { lobby: '/', game: '/gameInfo', fairness: '/fairness' } as const;
