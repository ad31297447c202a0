/** What the space bar presses, selects, opens or writes into when it has the focus. */
const CONTROLS = 'button, input, select, textarea, summary, a[href], [contenteditable], dialog';

/** The space bar plays wherever it has nothing else to do: not on a control, nor while a sheet is open. */
export function playBySpaceBar(sheets: readonly HTMLDialogElement[], play: () => void): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const isElsewhere =
      sheets.some((sheet) => sheet.open) || (target instanceof Element && target.closest(CONTROLS) !== null);
    if (event.code !== 'Space' || event.repeat || isElsewhere) return;
    event.preventDefault();
    play();
  });
}
