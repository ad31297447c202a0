import type { PagePresence } from '../platform/session/waits.ts';

/** What of the window says whether the player is there and online; the test decides. */
export function aWindow(isVisible = true) {
  const document = Object.assign(new EventTarget(), {
    visibilityState: (isVisible ? 'visible' : 'hidden') as DocumentVisibilityState,
  });
  const window = Object.assign(new EventTarget(), { document });
  const become = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    window: window as PagePresence['window'],
    show: () => become('visible'),
    hide: () => become('hidden'),
    goOnline: () => void window.dispatchEvent(new Event('online')),
  };
}
