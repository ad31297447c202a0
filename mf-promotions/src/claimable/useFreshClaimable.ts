import { useEffect, useRef } from 'react';
import { usePlatform } from '@mosaico/shared/area';

/** Play moves money with every round; what it earns can be seen this much later. */
const PLAY_WAITS_MS = 30_000;

/** Asks anew for what can be claimed: at once when something was claimed or a deposit has come, and now and then while money moves. */
export function useFreshClaimable(refetch: () => void): void {
  const { bus } = usePlatform();
  const ask = useRef(refetch);
  useEffect(() => {
    ask.current = refetch;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      clearTimeout(timer);
      timer = undefined;
      ask.current();
    };
    const soon = () => {
      timer ??= setTimeout(now, PLAY_WAITS_MS);
    };
    const events = [
      bus.on('promotions.reward-claimed').subscribe(now),
      bus.on('wallet.deposit-paid').subscribe(now),
      bus.on('wallet.balance-changed').subscribe(soon),
    ];
    return () => {
      clearTimeout(timer);
      for (const event of events) event.unsubscribe();
    };
  }, [bus]);
}
