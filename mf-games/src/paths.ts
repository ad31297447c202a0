/** Addresses of this area's screens. */
export const PATHS = { lobby: '/', game: '/gameInfo' } as const;
