const KEY = 'wallet.open-deposit';

/** The deposit that is on the screen, so that a reload comes back to it. Only its order number is kept, for this tab. */
export const openDeposit = {
  read(): string | null {
    return withStorage((storage) => storage.getItem(KEY));
  },
  keep(orderNo: string): void {
    withStorage((storage) => storage.setItem(KEY, orderNo));
  },
  forget(): void {
    withStorage((storage) => storage.removeItem(KEY));
  },
};

/** A browser may refuse storage; the list below the form still leads back to a deposit then. */
function withStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(window.sessionStorage);
  } catch {
    return null;
  }
}
