import { BALANCE_HIDDEN_KEY } from '@mosaico/shared/contract';

/** Whether the player hides their balance on this device. */
export const hiddenChoice = {
  read(): boolean {
    return withStorage((storage) => storage.getItem(BALANCE_HIDDEN_KEY) === '1') ?? false;
  },
  keep(isHidden: boolean): void {
    withStorage((storage) => storage.setItem(BALANCE_HIDDEN_KEY, isHidden ? '1' : '0'));
  },
};

/** A browser may refuse storage; the choice holds for this page view then. */
function withStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(window.localStorage);
  } catch {
    return null;
  }
}
