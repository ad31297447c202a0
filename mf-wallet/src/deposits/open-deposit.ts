import { openStorage } from '@mosaico/shared/storage';

const KEY = 'wallet.open-deposit';

/** The deposit that is on the screen, so that a reload comes back to it. Only its order number is kept, for this tab. */
export const openDeposit = {
  read(): string | null {
    return ofTab().getItem(KEY);
  },
  keep(orderNo: string): void {
    ofTab().setItem(KEY, orderNo);
  },
  forget(): void {
    ofTab().removeItem(KEY);
  },
  /** Its receipt has been seen: the next visit begins with the form. */
  forgetPaid(orderNo: string): void {
    if (openDeposit.read() === orderNo) openDeposit.forget();
  },
};

const ofTab = () => openStorage(() => window.sessionStorage);
