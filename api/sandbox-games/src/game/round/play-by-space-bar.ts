/** The space bar plays wherever it has nothing else to do. */
export function playBySpaceBar(sheets: readonly HTMLDialogElement[], play: () => void): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const isElsewhere =
      sheets.some((sheet) => sheet.open) ||
      target instanceof HTMLButtonElement ||
      target instanceof HTMLSelectElement;
    if (event.code !== 'Space' || event.repeat || isElsewhere) return;
    event.preventDefault();
    play();
  });
}
