import type { EntryMetadata } from '../ledger/tables.ts';

/** Number of the deposit or withdrawal that an entry belongs to; empty where there is none. */
export function orderNumberOf(entry: {
  readonly idempotency_key: string;
  readonly metadata: EntryMetadata;
}): string {
  const { order_no: orderNo } = entry.metadata;
  if (typeof orderNo === 'string') return orderNo;
  // A withdrawal's movements are named after it (ledger/withdrawals.ts).
  return /^withdrawal:(.+):(?:hold|outcome)$/.exec(entry.idempotency_key)?.[1] ?? '';
}
