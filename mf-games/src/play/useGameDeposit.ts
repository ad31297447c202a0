import { useEffect, useState } from 'react';
import { usePlatform } from '@mosaico/shared/area';

/** How long the receipt is seen before the game is there again. */
const RECEIPT_MS = 6_000;

/** The deposit over a game: opened when the game has not enough money, gone by itself once it is paid. */
export function useGameDeposit() {
  const { bus } = usePlatform();
  const [state, setState] = useState<'closed' | 'open' | 'paid'>('closed');
  useEffect(() => {
    const paid = bus
      .on('wallet.deposit-paid')
      .subscribe(() => setState((now) => (now === 'open' ? 'paid' : now)));
    return () => paid.unsubscribe();
  }, [bus]);
  useEffect(() => {
    if (state !== 'paid') return;
    const timer = setTimeout(() => setState('closed'), RECEIPT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, open: () => setState('open'), close: () => setState('closed') };
}
