import type { PagePresence } from '../platform/session/waits.ts';

/** What of the window says whether the player is there and online; the test decides. */
export function aWindow(isVisible = true) {
  const document = Object.assign(new EventTarget(), {
    visibilityState: (isVisible ? 'visible' : 'hidden') as DocumentVisibilityState,
  });
  const window = Object.assign(new EventTarget(), { document });
  return {
    window: window as PagePresence['window'],
    show() {
      document.visibilityState = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    },
    goOnline: () => void window.dispatchEvent(new Event('online')),
  };
}
