import { useEffect } from 'react';
import type { ApiKey } from '@mosaico/shared/api';
import { usePlatform, useQueryClient } from '@mosaico/shared/area';

/** Asks for a list anew when money has moved, so that a new row comes in by itself. */
export function useFreshList(key: ApiKey): void {
  const { bus } = usePlatform();
  const queries = useQueryClient();
  useEffect(() => {
    const renew = () => void queries.invalidateQueries({ queryKey: [key] });
    const paid = bus.on('wallet.deposit-paid').subscribe(renew);
    const moved = bus.on('wallet.balance-changed').subscribe(renew);
    const withdrawn = bus.on('wallet.withdrawal-changed').subscribe(renew);
    return () => {
      paid.unsubscribe();
      moved.unsubscribe();
      withdrawn.unsubscribe();
    };
  }, [bus, queries, key]);
}
