import { type RawBuilder, sql } from 'kysely';

/** Whose orders. */
export interface OrderOwner {
  readonly siteKey: string;
  readonly memberId: number;
}

/** Which of them: those since `from`, all when it is null, and before an entry, all when it is undefined. */
export interface OrderRange {
  readonly from: Date | null;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Written into the SQL, because with parameters the planner does not see that it can use the partial index of orders. */
const isOrder = sql`kind not in ('bet', 'win', 'bet_rollback')`;

/** Greater than the id of any entry. */
export const AFTER_ALL = Number.MAX_SAFE_INTEGER;

/*
 * `offset 0` below keeps the planner from joining a lookup to the whole: each is by a key, and none may become the reading of a table.
 */

/** What an entry belongs to. A correction belongs to what it corrects. */
export const category = sql`case
  when coalesce(reversed.kind, entry.kind) in ('deposit', 'deposit_reversal') then 'recharge'
  when coalesce(reversed.kind, entry.kind) in ('withdrawal_hold', 'withdrawal_release', 'withdrawal_settle') then 'withdraw'
  when coalesce(reversed.kind, entry.kind) in ('bet', 'win', 'bet_rollback') then 'game'
  else 'bonus' end`;

/** The entry of `moved`, and the one it corrects, if any: each looked up by its id. */
export const entryOfMoved = sql`
  cross join lateral (select * from ledger_entries where id = moved.entry_id offset 0) entry
  left join lateral (select kind from ledger_entries where id = entry.reverses_id offset 0) reversed on true`;

/**
 * Common table expressions of a member's orders.
 *
 * `moved`: entries that no game wrote, with what each changed of all that the member can play with, withdraw, is withdrawing or has
 * disputed (`own_centavos`), and of the cash alone. Moves between these purses sum to zero: money is counted when it comes and goes.
 * The purse of rebates is not among them: a rebate counts once it is claimed.
 * `fees`: the house's account of fees.
 */
export function movedEntries({ siteKey, memberId }: OrderOwner, before: number) {
  return sql`
    purse as materialized (
      select id, kind from ledger_accounts where site_key = ${siteKey} and member_id = ${memberId}
        and kind in ('member_cash', 'member_bonus', 'member_hold_withdraw', 'member_disputed')
    ), fees as materialized (
      select id from ledger_accounts where site_key = ${siteKey} and name = 'house:fees'
    ), moved as (
      select line.entry_id, sum(line.amount_centavos)::bigint as own_centavos,
        coalesce(sum(line.amount_centavos) filter (where purse.kind = 'member_cash'), 0)::bigint as cash_centavos
      from purse cross join lateral (
        select entry_id, amount_centavos from ledger_lines
        where account_id = purse.id and ${isOrder} and entry_id < ${before} order by entry_id desc offset 0
      ) line
      group by line.entry_id
    )`;
}

/** What the house kept of an entry of `moved`, in centavos. */
export const feeOfMoved = sql`coalesce((
  select amount_centavos from ledger_lines where entry_id = moved.entry_id and account_id = (select id from fees)), 0)`;

/** Since when, for a comparison that is always there. */
export function since(from: Date | null) {
  return from ? sql`${from}::timestamptz` : sql`'-infinity'::timestamptz`;
}

/** Entries that no game wrote on the member's cash after an entry, the next one first. */
export function ordersOfCash(after: RawBuilder<unknown>) {
  return sql`select entry_id from ledger_lines
    where account_id = (select id from purse where kind = 'member_cash') and ${isOrder} and entry_id > ${after}
    order by entry_id offset 0`;
}
