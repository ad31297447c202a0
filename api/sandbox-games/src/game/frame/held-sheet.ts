import type { Host } from './host.ts';

/** The sheet that the page was told of last: "forward" opens this one again. */
const latest = new WeakMap<Host, HTMLDialogElement>();

/**
 * Lets the page around the game know while a sheet is open, so that "back" closes it and not the game. One sheet is open at a time.
 *
 * @param isFirst it is the one that opens when the page asks for a sheet before it was told of any, as after a reload
 * @returns opens the sheet
 */
export function holdSheet(host: Host, sheet: HTMLDialogElement, isFirst = false): () => void {
  /** What the page knows. It is not told what it has asked for: by then the player may have gone forward again. */
  let known = false;
  const tell = () => {
    if (sheet.open === known) return;
    known = sheet.open;
    if (known) latest.set(host, sheet);
    host.tell({ type: 'game:rules', isOpen: known });
  };
  const open = () => {
    if (!sheet.open) sheet.showModal();
    tell();
  };
  sheet.addEventListener('close', tell);
  host.onRules((isOpen) => {
    const last = latest.get(host);
    if (isOpen && (last ? last !== sheet : !isFirst)) return;
    known = isOpen;
    if (isOpen) open();
    else sheet.close();
  });
  return open;
}
