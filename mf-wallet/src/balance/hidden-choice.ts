import { BALANCE_HIDDEN_KEY } from '@mosaico/shared/contract';
import { openStorage } from '@mosaico/shared/storage';

/** Whether the player hides their balance on this device. */
export const hiddenChoice = {
  read(): boolean {
    return ofDevice().getItem(BALANCE_HIDDEN_KEY) === '1';
  },
  keep(isHidden: boolean): void {
    ofDevice().setItem(BALANCE_HIDDEN_KEY, isHidden ? '1' : '0');
  },
};

const ofDevice = () => openStorage(() => window.localStorage);
