import { okBody } from '@mosaico/shared/testing';
import type { OrderDetails } from '../orders/useStatement.ts';

type Movement = OrderDetails['details'][number];

export function aMovement(changes: Partial<Movement> = {}): Movement {
  return {
    id: 1,
    type: 'recharge',
    title: 'Deposit',
    game: '',
    order_no: 'R1',
    amount: '50.00',
    balance: '150.00',
    created_at: '2026-11-02T15:00:00.000Z',
    ...changes,
  };
}

export function detailsOf(details: readonly Movement[], changes: Partial<OrderDetails> = {}) {
  return okBody({
    details: [...details],
    next: null,
    total_recharge_amount: '130.00',
    total_withdraw_amount: '50.00',
    total_bonus_amount: '10.00',
    total_fee_amount: '3.00',
    days: [],
    ...changes,
  });
}
