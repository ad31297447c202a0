import { useEffect, useState } from 'react';
import { useApi, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { hasEnded } from './states.ts';
import { QUOTE, WITHDRAWALS } from './withdrawal-facts.ts';

/** How often the server is asked while a withdrawal is under way, and when the player is back from the bank's app: the event stream is faster, but may be down. */
const POLL_MS = 5_000;

/** One withdrawal with every state it has had, kept true by the live event and, until it has ended, by asking. Source: R122, G10. */
export function useWithdrawal(orderNo: string) {
  const { bus, session } = usePlatform();
  const queries = useQueryClient();
  const [isFinal, setFinal] = useState(false);
  const withdrawal = useApi(
    'GET /api/drawing/status',
    { query: { order_no: orderNo } },
    { refetchIntervalMs: isFinal ? false : POLL_MS },
  );
  const { refetch } = withdrawal;
  const status = withdrawal.data?.record.status;
  const isOver = status !== undefined && hasEnded(status);
  if (isOver !== isFinal) setFinal(isOver);

  useEffect(() => {
    const changes = bus.on('wallet.withdrawal-changed').subscribe((event) => {
      if (event.orderNo === orderNo) void refetch();
    });
    return () => changes.unsubscribe();
  }, [bus, orderNo, refetch]);

  useEffect(() => {
    if (status === undefined) return;
    void queries.invalidateQueries({ queryKey: [WITHDRAWALS] });
    void queries.invalidateQueries({ queryKey: [QUOTE] });
    // The balance comes with the event stream; without it, it has to be fetched.
    if (isOver) void session.refresh();
  }, [status, isOver, queries, session]);

  return withdrawal;
}
