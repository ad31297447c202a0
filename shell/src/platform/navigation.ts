import type { Navigation, PlatformLocation } from '@mosaico/shared/contract';
import { createReactive } from '@mosaico/shared/reactive';

/** What the shell keeps in `history.state`. */
interface EntryState {
  readonly usr: unknown;
  readonly key: string;
  /** The next push takes its place. */
  readonly isPassing?: true;
}

/** Decides whether the next page is loaded as a whole. */
export interface MoveOn {
  isDue(): boolean;
  /** Loads the current address anew. */
  go(): void;
}

/** The navigation, with what only the shell does with it. */
export interface ShellNavigation extends Navigation {
  /** Another entry of the same page that only holds something open: the next push takes its place. */
  pushPassing(state: unknown): void;
  /** Puts such an entry in the place of the current one. */
  replacePassing(state: unknown): void;
}

const NEVER: MoveOn = { isDue: () => false, go: () => undefined };

/**
 * The one browser history, with any number of listeners. The only code that touches `window.history`.
 * An entry's state is the caller's; its key is unique. A path with and without a trailing slash is the same page. Whenever another path is
 * reached, back and forward included, `moveOn` is asked whether the page is loaded as a whole instead.
 *
 * It stays within the site: `leave`, which needs the allow-list, is added by createPlatform.
 */
export function createNavigation(window: Window, moveOn = NEVER): ShellNavigation {
  const { history } = window;
  history.scrollRestoration = 'manual';
  dropTrailingSlash(window);
  const location = createReactive(locationOf(window));
  const follow = () => {
    const next = locationOf(window);
    if (next.pathname !== location.value.pathname && moveOn.isDue()) moveOn.go();
    else location.set(next);
  };
  window.addEventListener('popstate', follow);
  const passing = (method: 'pushState' | 'replaceState') => (state: unknown) => {
    // Without an address the entry keeps the one of the page.
    history[method]({ ...entryState(state), isPassing: true }, '');
    follow();
  };

  return {
    location,
    push(to, state) {
      const isPassing = (history.state as Partial<EntryState> | null)?.isPassing === true;
      history[isPassing ? 'replaceState' : 'pushState'](entryState(state), '', to);
      follow();
    },
    replace(to, state) {
      history.replaceState(entryState(state), '', to);
      follow();
    },
    go: (delta) => history.go(delta),
    leave: () => false,
    pushPassing: passing('pushState'),
    replacePassing: passing('replaceState'),
  };
}

function locationOf({ location, history }: Window): PlatformLocation {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = (history.state ?? {}) as Partial<EntryState>;
  return { pathname, search, hash, state: usr, key };
}

function entryState(state: unknown): EntryState {
  // `crypto.randomUUID` is missing on plain http.
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { usr: state ?? null, key: number.toString(36) };
}

function dropTrailingSlash({ location, history }: Window): void {
  const pathname = location.pathname.replace(/(.)\/+$/, '$1');
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}
