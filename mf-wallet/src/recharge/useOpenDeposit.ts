import { useEffect, useState } from 'react';
import { useApi } from '@mosaico/shared/area';
import { RECENT_DEPOSITS } from '../deposits/deposit-records.ts';
import { openDeposit } from '../deposits/open-deposit.ts';
import type { DepositPlace } from './Deposit.tsx';
import type { NewCharge } from './useStartDeposit.ts';

export interface OpenDeposit {
  readonly orderNo: string;
  /** Known right after it was made. */
  readonly made?: NewCharge;
}

interface OpenDepositState {
  /** Null: the form. Undefined: nobody knows yet, because this tab remembers none and the last deposits are on their way. */
  readonly open: OpenDeposit | null | undefined;
  readonly show: (next: OpenDeposit | null) => void;
}

/** How long the form of a new tab waits for the list of deposits: nobody is kept from a deposit because that is slow or asked for once more. */
const WAIT_MS = 1_500;

/**
 * Which deposit is on the screen: the one that this tab had, and in a new tab the newest, if it still waits for its money and the player has not left
 * it for another one. Looked up once, by an answer that is fresh: a deposit that is found or begins elsewhere later does not take the place of the
 * form. From then on the tab remembers it, like one that it has made. Over a game, where no list is asked for, a new tab begins with the form.
 * Source: G10, R120.
 */
export function useOpenDeposit(place: DepositPlace): OpenDepositState {
  const [open, setOpen] = useState(() => restored(place));
  const isUnknown = open === undefined;
  const { key, input } = RECENT_DEPOSITS;
  const { data, isError, fetchStatus } = useApi(key, input, { enabled: isUnknown });

  useEffect(() => {
    // An answer of before, which is there while it is asked for anew, may not know the newest deposit.
    if (!isUnknown || fetchStatus !== 'idle' || !(data || isError)) return;
    const found = isError ? null : waiting(data?.list[0]);
    if (found) openDeposit.keep(found.orderNo);
    setOpen(found);
  }, [isUnknown, data, isError, fetchStatus]);
  useEffect(() => {
    if (!isUnknown) return undefined;
    const timer = setTimeout(() => setOpen(null), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isUnknown]);

  function show(next: OpenDeposit | null): void {
    if (next) openDeposit.keep(next.orderNo);
    else if (open) openDeposit.leave(open.orderNo);
    setOpen(next);
  }
  return { open, show };
}

function restored(place: DepositPlace): OpenDeposit | null | undefined {
  const orderNo = openDeposit.read();
  if (orderNo !== null) return { orderNo };
  return place === 'page' ? undefined : null;
}

/** @param newest of the member's deposits */
function waiting(
  newest: { readonly order_no: string; readonly status: string } | undefined,
): OpenDeposit | null {
  return newest?.status === 'pending' && !openDeposit.hasLeft(newest.order_no)
    ? { orderNo: newest.order_no }
    : null;
}
