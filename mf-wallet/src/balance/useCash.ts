import { useEffect, useState } from 'react';
import type { UserInfo } from '@mosaico/shared/api';
import { usePlatform } from '@mosaico/shared/area';
import { centavosFromWire } from '@mosaico/shared/money';

/** The member's cash in centavos: of the user info or of the last `wallet.balance-changed`, whichever came later. Sends no request. */
export function useCash({ money }: UserInfo): number {
  const { bus } = usePlatform();
  const [cashCentavos, setCash] = useState(() => centavosFromWire(money || '0.00'));
  useEffect(() => setCash(centavosFromWire(money || '0.00')), [money]);
  useEffect(() => {
    const changes = bus.on('wallet.balance-changed').subscribe((event) => setCash(event.balanceCentavos));
    return () => changes.unsubscribe();
  }, [bus]);
  return cashCentavos;
}
