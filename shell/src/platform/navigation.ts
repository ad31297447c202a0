import type { Navigation, PlatformLocation } from '@mosaico/shared/contract';
import { createLive } from './live.ts';

/** What the shell keeps in `history.state`. */
interface EntryState {
  readonly usr: unknown;
  readonly key: string;
}

/**
 * The one browser history, with any number of listeners. The only code that touches `window.history`.
 * An entry's state is the caller's; its key is unique. A trailing slash is no other page.
 */
export function createNavigation(window: Window): Navigation {
  const { history } = window;
  history.scrollRestoration = 'manual';
  dropTrailingSlash(window);
  const location = createLive(locationOf(window));
  const follow = () => location.set(locationOf(window));
  window.addEventListener('popstate', follow);

  return {
    location,
    push(to, state) {
      history.pushState(entryState(state), '', to);
      follow();
    },
    replace(to, state) {
      history.replaceState(entryState(state), '', to);
      follow();
    },
    go: (delta) => history.go(delta),
  };
}

function locationOf({ location, history }: Window): PlatformLocation {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = (history.state ?? {}) as Partial<EntryState>;
  return { pathname, search, hash, state: usr, key };
}

function entryState(state: unknown): EntryState {
  return { usr: state ?? null, key: crypto.randomUUID().slice(0, 8) };
}

function dropTrailingSlash({ location, history }: Window): void {
  const pathname = location.pathname.replace(/(.)\/+$/, '$1');
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}
