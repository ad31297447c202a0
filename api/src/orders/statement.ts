import { sql } from 'kysely';
import { cutPage, numbersOf } from '../db/page.ts';
import type { Db, Tx } from '../db/tables.ts';
import type { EntryMetadata } from '../ledger/tables.ts';
import { mergeLines, type PurseLine } from './merge-lines.ts';
import { orderNumberOf } from './order-number.ts';
import { AFTER_ALL, category, type OrderOwner, type OrderRange } from './order-sql.ts';

export type StatementType = 'recharge' | 'withdraw' | 'game' | 'bonus' | 'other';

/** One movement of what a member can play with. */
export interface StatementRow {
  readonly entryId: number;
  readonly type: StatementType;
  /** Of the ledger's entry. */
  readonly kind: string;
  /** Of a win or a bet that went back: a part of it went to the house with a bonus that was given up or taken back. */
  readonly isLess: boolean;
  readonly orderNo: string;
  /** Name of the game; empty where there is none. */
  readonly game: string;
  readonly amountCentavos: number;
  /** Cash and bonus after it. */
  readonly balanceCentavos: number;
  readonly createdAt: Date;
}

/**
 * Movements of a member's cash and bonus, newest first, with the balance after each. The lines of an account are numbered without gaps,
 * and new ones get higher numbers: so a page is read by index, however long the history, and its place never moves.
 *
 * Source: R63, R108, R220, A42, G28.
 */
export async function statement(
  db: Db | Tx,
  owner: OrderOwner,
  { from, before, limit }: OrderRange,
): Promise<{ rows: StatementRow[]; next: string | null }> {
  const lines = await newestLines(db, owner, before, limit + 1);
  const merged = mergeLines(lines).slice(0, limit + 1);
  const { rows, next } = cutPage(merged, limit, ({ cursor }) => cursor);
  const last = rows.at(-1)?.line.created_at;
  const isWithin = (at: Date) => from === null || at >= from;
  return {
    rows: rows
      .filter(({ line }) => isWithin(line.created_at))
      .map((row) => ({ ...rowOf(row.line), ...amountsOf(row) })),
    next: last && isWithin(last) ? next : null,
  };
}

interface Line extends PurseLine {
  readonly kind: string;
  readonly category: StatementType;
  readonly own_centavos: number | null;
  readonly game: string | null;
  readonly idempotency_key: string;
  readonly metadata: EntryMetadata;
  readonly created_at: Date;
}

/** Of each of the two purses the newest lines below the place in `before`. */
async function newestLines(
  db: Db | Tx,
  { siteKey, memberId }: OrderOwner,
  before: string | undefined,
  limit: number,
): Promise<readonly Line[]> {
  const [cashVersion, bonusVersion] = before === undefined ? [AFTER_ALL, AFTER_ALL] : numbersOf(before);
  const { rows } = await sql<Line>`with purse as materialized (
      select id, kind, case kind when 'member_cash' then ${cashVersion}::bigint else ${bonusVersion}::bigint end as below
      from ledger_accounts
      where site_key = ${siteKey} and member_id = ${memberId} and kind in ('member_cash', 'member_bonus')
    )
    select purse.kind as purse, line.entry_id, line.amount_centavos, line.balance_before, line.balance_after,
      line.account_version, entry.kind, ${category} as category, moved.own_centavos, round.game, entry.idempotency_key,
      entry.metadata, entry.created_at
    from purse cross join lateral (
      select * from ledger_lines where account_id = purse.id and account_version < purse.below
      order by account_version desc limit ${limit}
    ) line
    cross join lateral (select * from ledger_entries where id = line.entry_id offset 0) entry
    left join lateral (select kind, idempotency_key from ledger_entries where id = entry.reverses_id offset 0) reversed on true
    left join lateral (
      select sum(other.amount_centavos)::bigint as own_centavos from ledger_lines other
      cross join lateral (select * from ledger_accounts where id = other.account_id offset 0) account
      where other.entry_id = line.entry_id and account.member_id = ${memberId} and account.kind not in ('member_rebate', 'member_commission')
    ) moved on entry.kind not in ('bet', 'win', 'bet_rollback')
    left join lateral (
      select games.name as game from game_rounds
      join games on games.site_key = game_rounds.site_key and games.id = game_rounds.game_id
      where game_rounds.site_key = ${siteKey} and game_rounds.round_id = entry.metadata ->> 'round'
        and game_rounds.integration = split_part(coalesce(reversed.idempotency_key, entry.idempotency_key), ':', 2)
      offset 0
    ) round on entry.kind in ('bet', 'win', 'bet_rollback')`.execute(db);
  return rows;
}

function rowOf(line: Line): Omit<StatementRow, 'amountCentavos' | 'balanceCentavos'> {
  // What moves between the member's own purses is nobody's gift.
  const isMove = line.category === 'bonus' && line.own_centavos === 0;
  return {
    entryId: line.entry_id,
    type: isMove ? 'other' : line.category,
    kind: line.kind,
    isLess: 'withheld' in line.metadata,
    orderNo: orderNumberOf(line),
    game: line.game ?? '',
    createdAt: line.created_at,
  };
}

function amountsOf({ amountCentavos, balanceCentavos }: { amountCentavos: number; balanceCentavos: number }) {
  return { amountCentavos, balanceCentavos };
}
