import { useEffect, useRef } from 'react';
import { usePlatform } from '@mosaico/shared/area';

/**
 * Asks for the member anew when money has moved that is no part of their balance: rebates that were worked out, which the session alone knows.
 *
 * @param balanceCentavos as it is shown
 */
export function useFreshRebates(balanceCentavos: number): void {
  const { bus, session } = usePlatform();
  const shown = useRef(balanceCentavos);
  useEffect(() => {
    shown.current = balanceCentavos;
  });
  useEffect(() => {
    const moves = bus.on('wallet.balance-changed').subscribe(({ balanceCentavos: now }) => {
      if (now === shown.current) void session.refresh();
    });
    return () => moves.unsubscribe();
  }, [bus, session]);
}
