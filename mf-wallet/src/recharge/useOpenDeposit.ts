import { useState } from 'react';
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

/**
 * Which deposit is on the screen: the one that this tab had, and in a new tab the newest, if it still waits for its money and the player has not left
 * it for another one. Looked up once: a deposit that begins elsewhere later does not take the place of the form. Over a game, where no list is asked
 * for, a new tab begins with the form. Source: G10, R120.
 */
export function useOpenDeposit(place: DepositPlace): OpenDepositState {
  const [open, setOpen] = useState(() => restored(place));
  const { key, input } = RECENT_DEPOSITS;
  const { data, isError } = useApi(key, input, { enabled: open === undefined });
  if (open === undefined && (data || isError)) setOpen(waiting(data?.list[0]));

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
