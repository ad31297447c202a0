import { openStorage } from '@mosaico/shared/storage';

const KEY = 'wallet.open-deposit';
const LEFT_KEY = 'wallet.left-deposit';

/**
 * The deposit that is on the screen, so that a reload comes back to it, for this tab; and the last one that the player has left for another, for every
 * tab of this device. Only order numbers are kept.
 */
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
  /** The player wants to make another one: it is shown again only when they ask for it. */
  leave(orderNo: string): void {
    openDeposit.forget();
    ofDevice().setItem(LEFT_KEY, orderNo);
  },
  hasLeft(orderNo: string): boolean {
    return ofDevice().getItem(LEFT_KEY) === orderNo;
  },
  /** Its receipt has been seen: the next visit begins with the form. */
  forgetPaid(orderNo: string): void {
    if (openDeposit.read() === orderNo) openDeposit.forget();
  },
};

const ofTab = () => openStorage(() => window.sessionStorage);
const ofDevice = () => openStorage(() => window.localStorage);
