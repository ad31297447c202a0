import { useEffect, useRef } from 'react';
import { usePlatform } from '@mosaico/shared/area';

/** Play moves money with every round; what it earns can be seen this much later. */
const PLAY_WAITS_MS = 30_000;

/**
 * Asks anew for what can be claimed: at once when something was claimed or a deposit has come, and now and then while money moves. A balance that
 * no event has told of came with the member, who was asked for anew: the member's stream had a gap, in which a deposit may have come.
 *
 * @param balanceCentavos as the session has it
 */
export function useFreshClaimable(refetch: () => void, balanceCentavos: number): void {
  const { bus } = usePlatform();
  const ask = useRef(refetch);
  const told = useRef(balanceCentavos);
  useEffect(() => {
    ask.current = refetch;
  });
  useEffect(() => {
    if (told.current === balanceCentavos) return;
    told.current = balanceCentavos;
    ask.current();
  }, [balanceCentavos]);
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
      bus.on('wallet.balance-changed').subscribe((event) => {
        told.current = event.balanceCentavos;
        soon();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const event of events) event.unsubscribe();
    };
  }, [bus]);
}
