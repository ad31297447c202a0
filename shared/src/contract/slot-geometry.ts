/*
 * What a place and the widget that fills it must have in common, so that nothing moves when the widget comes. Numbers are
 * pixels.
 */

/** `topbar.balance`: the wallet's widget, and the bare amount that the shell shows until it has come. */
export const BALANCE_SLOT = {
  /** Of the whole, and of the buttons in it. */
  height: 44,
  amountMinWidth: 62,
  /** By how much the amount reaches into the empty edge of the button before it. */
  overlap: 8,
  /** Room of the button after the amount, which is there in windows of this width and wider. */
  refreshWidth: 32,
  refreshFrom: '(min-width: 30em)',
  /** In place of an amount that the player hides. */
  veiled: '•••••',
} as const;

/** `home.banner`: the slides, and the room that the home screen keeps for them. */
export const BANNER_SLOT = {
  /** As high as three lines of text make it in a column of that width. */
  slideMinHeight: 'clamp(8.9rem, 19rem - 31vw, 12rem)',
  /** Above and below the slides. */
  edge: 4,
} as const;
