/** Marks the place inside a dialog, between its title and its content, where notices stand. */
export const NOTICE_PLACE = 'data-notice-place';

/**
 * Where a notice belongs while `dialog` is open: below the dialog's title and close button, which stay in reach. It has no height
 * of its own: the content, which scrolls, makes room for what is put there.
 *
 * @returns the dialog itself for one that is not ours
 */
export function noticePlaceOf(dialog: Element): Element {
  return dialog.querySelector(`[${NOTICE_PLACE}]`) ?? dialog;
}
