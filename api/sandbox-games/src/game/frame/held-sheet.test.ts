import { holdSheet } from './held-sheet.ts';
import type { Host, Message } from './host.ts';

/** As browsers have it, but for the drawing. */
class Sheet extends EventTarget {
  open = false;
  showModal(): void {
    this.open = true;
  }
  close(): void {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  }
}

/** A page around the game, with two sheets; the first one is the rules. */
function page() {
  const told: boolean[] = [];
  const listeners: ((isOpen: boolean) => void)[] = [];
  const host = {
    tell: (message: Message) => void (message.type === 'game:rules' && told.push(message.isOpen)),
    onRules: (listener: (isOpen: boolean) => void) => void listeners.push(listener),
  } as unknown as Host;
  const sheets = [new Sheet(), new Sheet()] as const;
  const [openRules, openLimits] = sheets.map((sheet, place) =>
    holdSheet(host, sheet as unknown as HTMLDialogElement, place === 0),
  );
  return {
    told,
    openRules: openRules ?? (() => {}),
    openLimits: openLimits ?? (() => {}),
    /** "Back" and "forward" of the browser. */
    go: (isOpen: boolean) => listeners.forEach((listener) => listener(isOpen)),
    shown: () => sheets.map(({ open }) => open),
    close: () => sheets.forEach((sheet) => sheet.close()),
  };
}

describe('a sheet that the page around the game knows of', () => {
  it('is closed by "back" and opened again by "forward", whichever it was, without being told back', () => {
    const { told, openLimits, go, shown } = page();

    openLimits();
    const opened = shown();
    go(false);
    const back = shown();
    go(true);

    expect([opened, back, shown()]).toEqual([
      [false, true],
      [false, false],
      [false, true],
    ]);
    expect(told).toEqual([true]);
  });

  it('tells that the player has closed it', () => {
    const { told, openRules, close } = page();

    openRules();
    close();

    expect(told).toEqual([true, false]);
  });

  it('after a reload is that of the rules', () => {
    const { go, shown } = page();

    go(true);

    expect(shown()).toEqual([true, false]);
  });
});
