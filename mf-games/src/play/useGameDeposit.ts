import { useEffect, useState } from 'react';
import { usePlatform, useSheet } from '@mosaico/shared/area';

/** How long the receipt is seen before the game is there again. */
const RECEIPT_MS = 6_000;

/** The deposit over a game: opened when the game has not enough money, gone by itself once it is paid. */
export function useGameDeposit() {
  const { bus } = usePlatform();
  const { isOpen, open, close } = useSheet('deposit');
  const [isPaid, setPaid] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    setPaid(false);
    const paid = bus.on('wallet.deposit-paid').subscribe(() => setPaid(true));
    return () => paid.unsubscribe();
  }, [bus, isOpen]);
  useEffect(() => {
    if (!isOpen || !isPaid) return undefined;
    const timer = setTimeout(close, RECEIPT_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isPaid, close]);
  return { isOpen, isPaid, open, close };
}
