import { useEffect } from 'react';
import { useApi, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { RECORDS } from '../deposits/deposit-records.ts';
import { openDeposit } from '../deposits/open-deposit.ts';

/** How often the server is asked while a deposit waits, and when the player is back from the bank's app: the event stream is faster, but may be down (G10). */
const POLL_MS = 3_000;

/** The state of one deposit, kept true by the live event and, until it is decided, by asking. */
export function useDeposit(orderNo: string, isDecided: boolean) {
  const { bus, session } = usePlatform();
  const queries = useQueryClient();
  const deposit = useApi(
    'GET /api/recharge/status',
    { query: { order_no: orderNo } },
    { refetchIntervalMs: isDecided ? false : POLL_MS },
  );
  const { refetch } = deposit;
  const status = deposit.data?.record.status;

  useEffect(() => {
    const paid = bus.on('wallet.deposit-paid').subscribe((event) => {
      if (event.orderNo === orderNo) void refetch();
    });
    return () => paid.unsubscribe();
  }, [bus, orderNo, refetch]);

  useEffect(() => {
    if (status === undefined) return;
    void queries.invalidateQueries({ queryKey: [RECORDS] });
    if (status !== 'paid') return;
    openDeposit.forgetPaid(orderNo);
    // The balance comes with the event stream; without it, it has to be fetched.
    void session.refresh();
  }, [status, orderNo, queries, session]);

  return deposit;
}
