import { useEffect, useRef } from 'react';
import { usePlatform, useQueryClient } from '@mosaico/shared/area';
import { bringReward, CHECK, type RebateRow } from './useClaimRebate.ts';

/**
 * Starts the recharge of claimed rebates again that no recharge has brought, once for each while the screen is open: the call after the claim was
 * lost. Where this fails too, the server brings them by itself.
 *
 * @param rows as they were loaded; undefined while they are on their way
 * Source: A3.
 */
export function useLostRecharges(rows: readonly RebateRow[] | undefined): void {
  const { api, session } = usePlatform();
  const queries = useQueryClient();
  const started = useRef(new Set<number>());
  useEffect(() => {
    const lost = rows?.filter(({ id, awaits_recharge: awaits }) => awaits === 1 && !started.current.has(id));
    if (!lost || lost.length === 0) return;
    for (const { id } of lost) started.current.add(id);
    void Promise.all(lost.map((row) => bringReward(api, row.reward_amount))).then(() => {
      void session.refresh();
      return queries.invalidateQueries({ queryKey: [CHECK] });
    });
  }, [rows, api, session, queries]);
}
