import { distinctUntilChanged, map } from 'rxjs';
import type { Navigation, Reactive } from '@mosaico/shared/contract';
import { createReactive, type Settable } from '@mosaico/shared/reactive';

const NAMES = ['login', 'register', 'forgot', 'menu', 'language', 'reminder'] as const;
export type ModalName = (typeof NAMES)[number];

/** The modals of the layout. Which one is open is a fact of the history entry, so that "back" closes it (R75, R76). */
export interface Modals {
  readonly current: Reactive<ModalName | null>;
  /** What the next login form begins with: the account whose password was just set anew. Empty otherwise. */
  readonly loginName: Settable<string>;
  /** In place of the modal that is open, if any: one "back" leads to the page. */
  open(modal: ModalName): void;
  close(): void;
}

export function createModals(navigation: Navigation): Modals {
  const { location } = navigation;
  /** The entry that `close` is leaving: a second call must not leave the page too. */
  let leaving: string | null = null;
  /** The modal to open once the history has gone back. */
  let waiting: ModalName | null = null;

  dropReopened();
  location.changes$.subscribe(({ key }) => {
    if (key === leaving || leaving === null) return;
    leaving = null;
    const modal = waiting;
    waiting = null;
    // In a microtask, so that every subscriber has this change before the next one.
    if (modal) queueMicrotask(() => open(modal));
  });

  /** The browser keeps an entry's state over a reload; a page still begins without a modal. */
  function dropReopened(): void {
    const { pathname, search, hash, state } = location.value;
    if (modalIn(state))
      navigation.replace(pathname + search + hash, { ...(state as object), modal: undefined });
  }
  function open(modal: ModalName): void {
    const { pathname, search, hash, state, key } = location.value;
    if (leaving === key) return void (waiting = modal);
    const entry = { ...(typeof state === 'object' ? state : {}), modal };
    navigation[modalIn(state) ? 'replace' : 'push'](pathname + search + hash, entry);
  }

  return {
    current: {
      get value() {
        return modalIn(location.value.state);
      },
      changes$: location.changes$.pipe(
        map(({ state }) => modalIn(state)),
        distinctUntilChanged(),
      ),
    },
    loginName: createReactive(''),
    open,
    close() {
      const { key, state } = location.value;
      waiting = null;
      if (!modalIn(state) || leaving === key) return;
      leaving = key;
      navigation.go(-1);
    },
  };
}

function modalIn(state: unknown): ModalName | null {
  const modal = typeof state === 'object' && state !== null && 'modal' in state ? state.modal : null;
  return NAMES.find((name) => name === modal) ?? null;
}
