import { distinctUntilChanged, map } from 'rxjs';
import type { Live, Navigation } from '@mosaico/shared/contract';

const NAMES = ['login', 'register', 'menu', 'language'] as const;
export type ModalName = (typeof NAMES)[number];

/** The modals of the layout. Which one is open is a fact of the history entry, so that "back" closes it (R75, R76). */
export interface Modals {
  readonly current: Live<ModalName | null>;
  open(modal: ModalName): void;
  close(): void;
}

export function createModals(navigation: Navigation): Modals {
  const { location } = navigation;
  const currentOf = (state: unknown): ModalName | null => {
    const modal = typeof state === 'object' && state !== null && 'modal' in state ? state.modal : null;
    return NAMES.find((name) => name === modal) ?? null;
  };
  dropReopened();
  /** The entry that `close` is leaving: a second call must not leave the page too. */
  let leaving: string | null = null;

  /** A reload keeps the state of its entry: a page begins without a modal all the same. */
  function dropReopened(): void {
    const { pathname, search, hash, state } = location.value;
    if (currentOf(state))
      navigation.replace(pathname + search + hash, { ...(state as object), modal: undefined });
  }

  return {
    current: {
      get value() {
        return currentOf(location.value.state);
      },
      changes$: location.changes$.pipe(
        map(({ state }) => currentOf(state)),
        distinctUntilChanged(),
      ),
    },
    open(modal) {
      const { pathname, search, hash, state } = location.value;
      const isOpen = currentOf(state) !== null;
      const entry = { ...(typeof state === 'object' ? state : {}), modal };
      navigation[isOpen ? 'replace' : 'push'](pathname + search + hash, entry);
    },
    close() {
      const { key, state } = location.value;
      if (!currentOf(state) || leaving === key) return;
      leaving = key;
      navigation.go(-1);
    },
  };
}
