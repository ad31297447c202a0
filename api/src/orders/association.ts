import { sql } from 'kysely';
import { cutPage, numbersOf } from '../db/page.ts';
import type { Db, Tx } from '../db/tables.ts';
import type { EntryMetadata } from '../ledger/tables.ts';
import { orderNumberOf } from './order-number.ts';
import {
  AFTER_ALL,
  category,
  entryOfMoved,
  feeOfMoved,
  movedEntries,
  ordersOfCash,
  type OrderOwner,
  type OrderRange,
  since,
} from './order-sql.ts';

/** A deposit, a bonus, or a withdrawal that was not given back. */
export interface AssociatedOrder {
  readonly entryId: number;
  readonly type: 'recharge' | 'bonus' | 'withdraw';
  /** Of the ledger's entry. */
  readonly kind: string;
  readonly orderNo: string;
  /** The first withdrawal after a deposit or bonus: the one it may have gone into. Empty while there is none. */
  readonly relatedOrderNo: string;
  /** Of a bonus, the deposit that it was given for; empty where there is none. */
  readonly depositOrderNo: string;
  readonly amountCentavos: number;
  readonly createdAt: Date;
}

/**
 * Which deposits and bonuses came before which withdrawal, newest first. Money has no name on it once it is in the balance, so what
 * belongs together is told by time: everything since the withdrawal before. A bonus names the deposit that it was given for. What was taken back is left out.
 *
 * Source: R109, R222.
 */
export async function associatedOrders(
  db: Db | Tx,
  owner: OrderOwner,
  { from, before, limit }: OrderRange,
): Promise<{ rows: AssociatedOrder[]; next: string | null }> {
  const older = before === undefined ? AFTER_ALL : numbersOf(before)[0];
  const found = await sql<Row>`with ${movedEntries(owner, older)}
    select moved.entry_id, entry.kind, category, entry.idempotency_key, entry.metadata, entry.created_at,
      case category when 'recharge' then moved.own_centavos + ${feeOfMoved} when 'withdraw' then -moved.cash_centavos
        else ${leftOfMoved} end as amount_centavos,
      related.idempotency_key as related_key, related.metadata as related_metadata
    from moved ${entryOfMoved} cross join lateral (select ${category} as category) named
    left join lateral (
      select hold.idempotency_key, hold.metadata
      from (${ordersOfCash(sql`moved.entry_id`)}) later
      cross join lateral (select * from ledger_entries where id = later.entry_id offset 0) hold
      where hold.kind = 'withdrawal_hold' and not ${wasReleased(sql`hold`)}
      order by later.entry_id limit 1
    ) related on category <> 'withdraw'
    where entry.created_at >= ${since(from)} and entry.reverses_id is null
      and not exists (select from ledger_entries where reverses_id = moved.entry_id offset 0)
      and case category when 'withdraw' then entry.kind = 'withdrawal_hold' and not ${wasReleased(sql`entry`)}
        else ${leftOfMoved} > 0 end
    order by moved.entry_id desc limit ${limit + 1}`.execute(db);
  const { rows, next } = cutPage(found.rows, limit, (row) => String(row.entry_id));
  const deposits = await depositsOfAwards(db, owner, rows.flatMap(awardOf));
  return { rows: rows.map((row) => orderOf(row, deposits)), next };
}

/** What an entry brought, in centavos, less what was taken back of a bonus or given up: that is a later entry, and none that reverses it. */
const leftOfMoved = sql`(moved.own_centavos - coalesce((
  select least(taken_back_centavos, amount_centavos) from bonuses where award_id = (entry.metadata ->> 'award')::bigint), 0))`;

/** The id of the award that an entry has paid, if any. */
function awardOf({ metadata }: Row): readonly number[] {
  return typeof metadata['award'] === 'number' ? [metadata['award']] : [];
}

/** Numbers of the deposits that awards were given for, by the id of the award. */
async function depositsOfAwards(
  db: Db | Tx,
  { siteKey, memberId }: OrderOwner,
  awards: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (awards.length === 0) return new Map();
  const { rows } = await sql<{ award: number; order_no: string }>`
    select award_id as award, order_no from recharge_gifts
    where site_key = ${siteKey} and member_id = ${memberId} and award_id in (${sql.join(awards)})`.execute(
    db,
  );
  return new Map(rows.map(({ award, order_no }) => [award, order_no]));
}

/** Whether a hold was given back: its outcome has its name (ledger/withdrawals.ts). */
function wasReleased(hold: ReturnType<typeof sql>) {
  return sql`exists (select from ledger_entries outcome where outcome.site_key = ${hold}.site_key
    and outcome.idempotency_key = regexp_replace(${hold}.idempotency_key, ':hold$', ':outcome')
    and outcome.kind = 'withdrawal_release' offset 0)`;
}

interface Row {
  readonly entry_id: number;
  readonly kind: string;
  readonly category: AssociatedOrder['type'];
  readonly idempotency_key: string;
  readonly metadata: EntryMetadata;
  readonly created_at: Date;
  readonly amount_centavos: number;
  readonly related_key: string | null;
  readonly related_metadata: EntryMetadata | null;
}

function orderOf(row: Row, deposits: ReadonlyMap<number, string>): AssociatedOrder {
  const [award] = awardOf(row);
  const { related_key: key, related_metadata: metadata } = row;
  return {
    entryId: row.entry_id,
    type: row.category,
    kind: row.kind,
    orderNo: orderNumberOf(row),
    relatedOrderNo: key === null ? '' : orderNumberOf({ idempotency_key: key, metadata: metadata ?? {} }),
    depositOrderNo: award === undefined ? '' : (deposits.get(award) ?? ''),
    amountCentavos: row.amount_centavos,
    createdAt: row.created_at,
  };
}
