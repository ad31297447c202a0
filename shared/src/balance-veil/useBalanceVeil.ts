import { useEffect, useState } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import { BALANCE_HIDDEN_KEY } from '@mosaico/shared/contract';
import { openStorage } from '@mosaico/shared/storage';

const ofDevice = () => openStorage(() => window.localStorage);
const read = () => ofDevice().getItem(BALANCE_HIDDEN_KEY) === '1';

/** Whether the player hides on this device what they have; it follows the eye of the top bar, also that of another tab. */
export function useBalanceVeil(): boolean {
  const { bus } = usePlatform();
  const [isHidden, setHidden] = useState(read);
  useEffect(() => {
    const told = bus.on('wallet.balance-veiled').subscribe((veil) => setHidden(veil.isHidden));
    const follow = ({ key }: StorageEvent) => key === BALANCE_HIDDEN_KEY && setHidden(read());
    window.addEventListener('storage', follow);
    return () => {
      told.unsubscribe();
      window.removeEventListener('storage', follow);
    };
  }, [bus]);
  return isHidden;
}

/** For the eye of the top bar alone. @returns a function that hides or shows the balance everywhere on the page, and at the next visit */
export function useSetBalanceVeil(): (isHidden: boolean) => void {
  const { bus } = usePlatform();
  return (isHidden) => {
    ofDevice().setItem(BALANCE_HIDDEN_KEY, isHidden ? '1' : '0');
    bus.publish('wallet.balance-veiled', { isHidden });
  };
}
