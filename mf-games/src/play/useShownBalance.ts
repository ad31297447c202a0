import { useEffect, useState } from 'react';
import { usePlatform, useSessionUser } from '@mosaico/shared/area';
import { centavosFromWire } from '@mosaico/shared/money';

/**
 * The member's balance for the bar above a game, in centavos. While a round runs it stands still: the server pays a win before
 * the reels have stopped.
 */
export function useShownBalance(isRoundRunning: boolean): number {
  const { bus } = usePlatform();
  const user = useSessionUser();
  const [balance, setBalance] = useState(() => centavosFromWire(user?.money ?? '0'));
  const [shown, setShown] = useState(balance);
  useEffect(() => {
    const changes = bus.on('wallet.balance-changed').subscribe((event) => setBalance(event.balanceCentavos));
    return () => changes.unsubscribe();
  }, [bus]);
  useEffect(() => {
    if (user) setBalance(centavosFromWire(user.money));
  }, [user]);
  useEffect(() => {
    if (!isRoundRunning) setShown(balance);
  }, [balance, isRoundRunning]);
  return shown;
}
