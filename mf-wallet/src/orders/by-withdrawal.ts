import type { Data } from '@mosaico/shared/api';

export type AssociatedOrder = Data<'GET /api/ordercenter/association'>['association'][number];

/** A withdrawal with what came before it; the newest group may have none yet. */
export interface OrderGroup {
  /** Number of the withdrawal; empty while there is none. */
  readonly orderNo: string;
  readonly withdrawal: AssociatedOrder | undefined;
  readonly cameIn: readonly AssociatedOrder[];
}

/** Orders by the withdrawal that they belong to, in the order in which they came. Pure. */
export function byWithdrawal(orders: readonly AssociatedOrder[]): readonly OrderGroup[] {
  const groups = Map.groupBy(orders, ({ type, order_no: own, related_order_no: related }) =>
    type === 'withdraw' ? own : related,
  );
  return [...groups].map(([orderNo, rows]) => ({
    orderNo,
    withdrawal: rows.find(({ type }) => type === 'withdraw'),
    cameIn: rows.filter(({ type }) => type !== 'withdraw'),
  }));
}
