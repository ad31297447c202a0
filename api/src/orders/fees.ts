import { sql } from 'kysely';
import { cutPage, numbersOf } from '../db/page.ts';
import type { Db, Tx } from '../db/tables.ts';
import type { EntryMetadata } from '../ledger/tables.ts';
import { orderNumberOf } from './order-number.ts';
import {
  AFTER_ALL,
  category,
  entryOfMoved,
  movedEntries,
  type OrderOwner,
  type OrderRange,
  since,
} from './order-sql.ts';

/** What the house kept of an order, or gave back with a deposit that was taken back: then both are below zero. */
export interface OrderFee {
  readonly entryId: number;
  readonly type: 'recharge' | 'withdraw';
  readonly orderNo: string;
  readonly amountCentavos: number;
  readonly feeCentavos: number;
  readonly createdAt: Date;
}

/** The fees of a member's deposits and withdrawals, newest first. Source: R109, R221, G24. */
export async function orderFees(
  db: Db | Tx,
  owner: OrderOwner,
  { from, before, limit }: OrderRange,
): Promise<{ rows: OrderFee[]; next: string | null }> {
  const older = before === undefined ? AFTER_ALL : numbersOf(before)[0];
  const found = await sql<Row>`with ${movedEntries(owner, older)}
    select moved.entry_id, moved.own_centavos, ${category} as category, fee.amount_centavos as fee_centavos,
      entry.idempotency_key, entry.metadata, entry.created_at
    from moved ${entryOfMoved} cross join lateral (
      select amount_centavos from ledger_lines
      where entry_id = moved.entry_id and account_id = (select id from fees) offset 0
    ) fee
    where entry.created_at >= ${since(from)} order by moved.entry_id desc limit ${limit + 1}`.execute(db);
  const { rows, next } = cutPage(found.rows, limit, (row) => String(row.entry_id));
  return { rows: rows.map(feeOf), next };
}

interface Row {
  readonly entry_id: number;
  readonly own_centavos: number;
  readonly category: string;
  readonly fee_centavos: number;
  readonly idempotency_key: string;
  readonly metadata: EntryMetadata;
  readonly created_at: Date;
}

function feeOf(row: Row): OrderFee {
  const isWithdrawal = row.category === 'withdraw';
  return {
    entryId: row.entry_id,
    type: isWithdrawal ? 'withdraw' : 'recharge',
    orderNo: orderNumberOf(row),
    // Of a deposit the member got the rest; of a withdrawal all of it has left the member.
    amountCentavos: isWithdrawal ? -row.own_centavos : row.own_centavos + row.fee_centavos,
    feeCentavos: row.fee_centavos,
    createdAt: row.created_at,
  };
}

/** A fee as percent of its amount, with two digits. Source: A55. */
export function percentText({ amountCentavos, feeCentavos }: OrderFee): string {
  return (Math.round((feeCentavos * 10_000) / amountCentavos) / 100).toFixed(2);
}
