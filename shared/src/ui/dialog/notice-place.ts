/** Marks the place inside a dialog, below its title, where notices lie over its content. */
export const NOTICE_PLACE = 'data-notice-place';

/**
 * Where a notice belongs while `dialog` is open: below the dialog's title and close button, which stay in reach. It has no height
 * of its own: what is put there with `position: absolute; inset-inline: …; top: 0` lies over the content.
 *
 * @returns the dialog itself for one that is not ours
 */
export function noticePlaceOf(dialog: Element): Element {
  return dialog.querySelector(`[${NOTICE_PLACE}]`) ?? dialog;
}
