/**
 * What a player may choose as their seed: 1 to 64 printable characters of ASCII, no spaces. The site, the game provider and both forms
 * check it alike. Source: G14, G48.
 */
export const CLIENT_SEED = /^[\x21-\x7e]{1,64}$/;
