import { useEffect } from 'react';
import { usePlatform, useQueryClient } from '@mosaico/shared/area';
import { QUOTE, WITHDRAWALS } from './withdrawal-facts.ts';

/** Has the figures of the screen read anew when the member's money or one of their withdrawals has changed. */
export function useWithdrawalNews(): void {
  const { bus } = usePlatform();
  const queries = useQueryClient();
  useEffect(() => {
    const money = bus
      .on('wallet.balance-changed')
      .subscribe(() => void queries.invalidateQueries({ queryKey: [QUOTE] }));
    const states = bus.on('wallet.withdrawal-changed').subscribe(() => {
      void queries.invalidateQueries({ queryKey: [WITHDRAWALS] });
      void queries.invalidateQueries({ queryKey: [QUOTE] });
    });
    return () => {
      money.unsubscribe();
      states.unsubscribe();
    };
  }, [bus, queries]);
}
