import { withStorage } from '../with-storage.ts';

/** The shell's bare amount reads it too, so that what is hidden stays hidden before this widget is there. */
const KEY = 'balanceHidden';

/** Whether the player hides their balance on this device. */
export const hiddenChoice = {
  read(): boolean {
    return withStorage(ofDevice, (storage) => storage.getItem(KEY) === '1') ?? false;
  },
  keep(isHidden: boolean): void {
    withStorage(ofDevice, (storage) => storage.setItem(KEY, isHidden ? '1' : '0'));
  },
};

const ofDevice = () => window.localStorage;
