/*
 * Keys of the browser's storage that more than one package uses. A key of one package alone stands where it is used.
 */

/** Local storage: the language, as JSON (R17 to R19). Its value is mirrored in a cookie of the same name, for the edge. */
export const LANGUAGE_KEY = 'language';
/** Local storage: `1` while the player hides their balance. The wallet's eye writes it; the shell and `@mosaico/shared/balance-veil` read it. */
export const BALANCE_HIDDEN_KEY = 'balanceHidden';
/** Session storage: the session of this tab (R117). The shell alone reads it; a script of the page asks whether it is there. */
export const TOKEN_KEY = 'token';
/** Cookie: `1` where the last page view was a member's. It says no more than that, and the edge draws what a member sees first. */
export const MEMBER_HINT_COOKIE = 'member';
