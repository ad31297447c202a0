import { useEffect, useState } from 'react';
import { usePlatform, useSheet } from '@mosaico/shared/area';

/** How long the receipt is seen before the game is there again. */
const RECEIPT_MS = 6_000;

/** The deposit over a game: opened by the player, or when a bet is more than the balance; gone by itself once it is paid. */
export function useGameDeposit() {
  const { bus } = usePlatform();
  const { isOpen, open, close } = useSheet('deposit');
  const [isPaid, setPaid] = useState(false);
  const [isForBet, setForBet] = useState(false);
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
  const openFor = (isBet: boolean) => () => {
    setForBet(isBet);
    open();
  };
  return { isOpen, isPaid, isForBet, open: openFor(false), openForBet: openFor(true), close };
}
