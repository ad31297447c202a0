/*
 * Keys of the browser's storage that more than one package uses. A key of one package alone stands where it is used.
 */

/** Local storage: the language, as JSON (R17 to R19). Its value is mirrored in a cookie of the same name, for the edge. */
export const LANGUAGE_KEY = 'language';
/** Local storage: `1` while the player hides their balance. The wallet writes it, the shell reads it. */
export const BALANCE_HIDDEN_KEY = 'balanceHidden';
