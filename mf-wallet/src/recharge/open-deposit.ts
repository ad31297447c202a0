import { withStorage } from '../with-storage.ts';

const KEY = 'wallet.open-deposit';

/** The deposit that is on the screen, so that a reload comes back to it. Only its order number is kept, for this tab. */
export const openDeposit = {
  read(): string | null {
    return withStorage(ofTab, (storage) => storage.getItem(KEY));
  },
  keep(orderNo: string): void {
    withStorage(ofTab, (storage) => storage.setItem(KEY, orderNo));
  },
  forget(): void {
    withStorage(ofTab, (storage) => storage.removeItem(KEY));
  },
};

const ofTab = () => window.sessionStorage;
