import { distinctUntilChanged, map } from 'rxjs';
import type { Navigation, Reactive, Sheets } from '../contract/platform.ts';

/** Sheets as entries of a fake history, which lets a push take the place of an open one. */
export function fakeSheets({ location, push, go }: Navigation): Sheets {
  const read = <T>(valueOf: (sheet: string | null) => T): Reactive<T> => ({
    get value() {
      return valueOf(sheetIn(location.value.state));
    },
    changes$: location.changes$.pipe(
      map(({ state }) => valueOf(sheetIn(state))),
      distinctUntilChanged(),
    ),
  });
  const current = read((sheet) => sheet);
  return {
    current,
    isAnyOpen: read((sheet) => sheet !== null),
    open(sheet) {
      const { pathname, search, hash, state } = location.value;
      push(pathname + search + hash, { ...(state as object), modal: sheet });
    },
    close(sheet) {
      if (current.value === sheet) go(-1);
    },
  };
}

/** The sheet that an entry holds open. */
export function sheetIn(state: unknown): string | null {
  const modal = typeof state === 'object' && state !== null && 'modal' in state ? state.modal : null;
  return typeof modal === 'string' ? modal : null;
}
