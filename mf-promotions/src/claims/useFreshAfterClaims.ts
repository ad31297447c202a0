import { useEffect } from 'react';
import type { ApiKey } from '@mosaico/shared/api';
import { usePlatform, useQueryClient } from '@mosaico/shared/area';

/** Asks for a list anew when something was claimed, or when money has moved: bets earn what is shown here. */
export function useFreshAfterClaims(key: ApiKey): void {
  const { bus } = usePlatform();
  const queries = useQueryClient();
  useEffect(() => {
    const renew = () => void queries.invalidateQueries({ queryKey: [key] });
    const claimed = bus.on('promotions.reward-claimed').subscribe(renew);
    const moved = bus.on('wallet.balance-changed').subscribe(renew);
    return () => {
      claimed.unsubscribe();
      moved.unsubscribe();
    };
  }, [bus, queries, key]);
}
