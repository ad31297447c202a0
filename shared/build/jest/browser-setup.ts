import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What is waited for comes; the limit only ends a test that fails. A busy machine must never reach it.
configure({ asyncUtilTimeout: 60_000 });

/** Browser abilities that jsdom has no engine for. They do nothing here; a test that needs one replaces it. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function offer(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

function matchMedia(media: string): Partial<MediaQueryList> {
  const ignore = (): void => {};
  return { media, matches: false, onchange: null, addEventListener: ignore, removeEventListener: ignore };
}

offer(window, 'matchMedia', matchMedia);
// The next task comes at once, also where a test holds the clock.
offer(window, 'scheduler', { yield: () => Promise.resolve() });
offer(window, 'scrollTo', () => {});
offer(window, 'ResizeObserver', NoObserver);
offer(window, 'IntersectionObserver', NoObserver);
offer(Element.prototype, 'scrollIntoView', () => {});
offer(Element.prototype, 'scrollTo', () => {});
offer(HTMLMediaElement.prototype, 'play', () => Promise.resolve());
offer(HTMLMediaElement.prototype, 'pause', () => {});

// jsdom has no top layer: these only open and close the dialog.
offer(HTMLDialogElement.prototype, 'show', openDialog);
offer(HTMLDialogElement.prototype, 'showModal', openDialog);
offer(HTMLDialogElement.prototype, 'close', closeDialog);

function openDialog(this: HTMLDialogElement): void {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}
