import { BALANCE_HIDDEN_KEY } from '@mosaico/shared/contract';
import { withStorage } from '../with-storage.ts';

/** Whether the player hides their balance on this device. */
export const hiddenChoice = {
  read(): boolean {
    return withStorage(ofDevice, (storage) => storage.getItem(BALANCE_HIDDEN_KEY) === '1') ?? false;
  },
  keep(isHidden: boolean): void {
    withStorage(ofDevice, (storage) => storage.setItem(BALANCE_HIDDEN_KEY, isHidden ? '1' : '0'));
  },
};

const ofDevice = () => window.localStorage;
