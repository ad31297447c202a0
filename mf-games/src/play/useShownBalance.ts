import { useEffect, useState } from 'react';
import { usePlatform, useSessionUser } from '@mosaico/shared/area';
import { centavosFromWire } from '@mosaico/shared/money';

/** The stream of the server's balances may be this much behind the game's own answer. */
const STREAM_DELAY_MS = 1_000;

export interface ShownBalance {
  /** In centavos. */
  readonly balanceCentavos: number;
  /** What the game shows is shown here too. */
  showGames: (balanceCentavos: number) => void;
}

/**
 * The member's balance for the bar above a game and for the game itself: one figure (A42). While a round runs it is the game's:
 * the server pays a win before the reels have stopped. After it, what the server said meanwhile counts, once that is complete.
 */
export function useShownBalance(isRoundRunning: boolean): ShownBalance {
  const { bus } = usePlatform();
  const user = useSessionUser();
  const [shown, setShown] = useState(() => centavosFromWire(user?.money ?? '0'));
  /** What the server said last and is not shown yet. */
  const [told, setTold] = useState<{ readonly balanceCentavos: number } | null>(null);
  useEffect(() => {
    const changes = bus.on('wallet.balance-changed').subscribe(setTold);
    return () => changes.unsubscribe();
  }, [bus]);
  useEffect(() => {
    if (user) setTold({ balanceCentavos: centavosFromWire(user.money) });
  }, [user]);
  const [hasPlayed, setHasPlayed] = useState(false);
  useEffect(() => {
    if (isRoundRunning) setHasPlayed(true);
  }, [isRoundRunning]);
  useEffect(() => {
    if (isRoundRunning || !told) return;
    const show = () => {
      setShown(told.balanceCentavos);
      setTold(null);
      setHasPlayed(false);
    };
    if (!hasPlayed) return show();
    const timer = setTimeout(show, STREAM_DELAY_MS);
    return () => clearTimeout(timer);
  }, [told, hasPlayed, isRoundRunning]);
  return { balanceCentavos: shown, showGames: setShown };
}
