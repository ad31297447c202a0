import { distinctUntilChanged, map } from 'rxjs';
import type { Reactive, Sheets } from '@mosaico/shared/contract';
import { createReactive, type Settable } from '@mosaico/shared/reactive';
import type { ShellNavigation } from './navigation.ts';

const NAMES = ['login', 'register', 'forgot', 'menu', 'language', 'reminder'] as const;
export type ModalName = (typeof NAMES)[number];

/**
 * What lies over a page: the modals of the layout and the sheets of the areas, one at a time. Which one is open is a fact of the
 * history entry, so that "back" closes it and stays on the page, and "forward" opens it again (R75, R76). What is pushed while
 * one is open takes its place: a link in a sheet only has to lead on.
 */
export interface Modals {
  /** The modal of the layout that is open. */
  readonly current: Reactive<ModalName | null>;
  /** Something is open, be it a modal of the layout or a sheet of an area. */
  readonly isAnyOpen: Reactive<boolean>;
  /** Which step of the modal is shown, from 1. */
  readonly step: Reactive<number>;
  /** What the next login form begins with: the account whose password was just set anew. Empty otherwise. */
  readonly loginName: Settable<string>;
  /** In place of what is open, if anything: one "back" leads to the page. */
  open(modal: ModalName): void;
  close(): void;
  /** The next step of the open modal, in an entry of its own: "back" leads to the step before. */
  goOn(): void;
  /** To the step before. */
  goBack(): void;
  /** The sheets of one area, whose names no other area shares. */
  of(area: string): Sheets;
}

/** What an entry of the history holds open, as it stands in its state. */
interface Held {
  readonly modal: string;
  readonly step?: number;
}

export function createModals(navigation: ShellNavigation): Modals {
  const { location } = navigation;
  /** The entry that is being left: a second call must not leave the page too. */
  let leaving: string | null = null;
  /** What to open once the history has gone back. */
  let waiting: string | null = null;

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
    if (heldBy(state)) navigation.replace(pathname + search + hash, without(state));
  }
  function open(modal: string): void {
    const { state, key } = location.value;
    const held = heldBy(state);
    if (leaving === key) return void (waiting = modal);
    if (stepOf(held) > 1) {
      waiting = modal;
      return leave(stepOf(held) - 1);
    }
    navigation[held ? 'replacePassing' : 'pushPassing']({ ...without(state), modal });
  }
  function close(): void {
    const { key, state } = location.value;
    const held = heldBy(state);
    waiting = null;
    if (held && leaving !== key) leave(stepOf(held));
  }
  function leave(entries: number): void {
    leaving = location.value.key;
    navigation.go(-entries);
  }
  function reactive<T>(valueOf: (held: Held | null) => T): Reactive<T> {
    return {
      get value() {
        return valueOf(heldBy(location.value.state));
      },
      changes$: location.changes$.pipe(
        map(({ state }) => valueOf(heldBy(state))),
        distinctUntilChanged(),
      ),
    };
  }

  const isAnyOpen = reactive((held) => held !== null);
  return {
    current: reactive((held) => NAMES.find((name) => name === held?.modal) ?? null),
    isAnyOpen,
    step: reactive(stepOf),
    loginName: createReactive(''),
    open,
    close,
    goOn() {
      const { state } = location.value;
      const held = heldBy(state);
      if (held) navigation.pushPassing({ ...without(state), modal: held.modal, step: stepOf(held) + 1 });
    },
    goBack() {
      const { key, state } = location.value;
      if (stepOf(heldBy(state)) > 1 && leaving !== key) leave(1);
    },
    of(area) {
      const own = `${area}/`;
      const current = reactive((held) => (held?.modal.startsWith(own) ? held.modal.slice(own.length) : null));
      return {
        current,
        isAnyOpen,
        open: (sheet) => open(own + sheet),
        close: (sheet) => {
          if (current.value === sheet || waiting === own + sheet) close();
        },
      };
    },
  };
}

function heldBy(state: unknown): Held | null {
  const held = state as Held | null | undefined;
  return typeof held?.modal === 'string' ? held : null;
}

function stepOf(held: Held | null): number {
  return held?.step ?? 1;
}

/** What the screen itself has left in the entry. */
function without(state: unknown): object {
  const {
    modal: _,
    step: __,
    ...rest
  } = (typeof state === 'object' && state !== null ? state : {}) as Partial<Held>;
  return rest;
}
