import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { LimitPeriod } from '@mosaico/shared/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';

type Statement = Data<'GET /api/rg/statement'>;
type Played = Omit<Statement['periods'][number], 'from'>;

/** How many days, weeks or months a statement shows. */
const SHOWN: Readonly<Record<LimitPeriod, number>> = { day: 14, week: 12, month: 12 };

interface Sums {
  readonly rounds: number;
  readonly played_ms: number;
  readonly staked: number;
  readonly won: number;
}

/**
 * What a member has played since an instant, from the rounds themselves: each was written in the transaction of its ledger entry.
 *
 * Source: G31.
 */
export async function playedSince(db: Db, owner: MemberKey, from: Date): Promise<Played> {
  const { rows } = await sql<Sums>`
    with played as (${moves(owner, sql`${from}::timestamptz`)})
    select ${sums(sql`${from}::timestamptz`)} from played where created_at >= ${from}`.execute(db);
  return playedToWire(rows[0]);
}

/**
 * Time and net result of the last days, weeks or months, the latest first, also those in which nothing was played.
 *
 * Source: G31.
 */
export async function statementOf(
  db: Db,
  owner: MemberKey,
  by: LimitPeriod,
  at: Date,
): Promise<Statement['periods']> {
  const { rows } = await sql<Partial<Sums> & { from: string }>`
    with shown as (
      select date_trunc(${by}, ${at}::timestamptz at time zone 'America/Sao_Paulo') - number * ('1 ' || ${by})::interval as local
      from generate_series(0, ${SHOWN[by]}::int - 1) number
    ), played as (
      ${moves(owner, sql`(select min(local) at time zone 'America/Sao_Paulo' from shown)`)}
    ), counted as (
      select start, ${sums(sql`start`)} from (select *, play_period_start(${by}, created_at) as start from played) each group by start
    )
    select local::date as "from", counted.* from shown
      left join counted on counted.start = shown.local at time zone 'America/Sao_Paulo'
      order by local desc`.execute(db);
  return rows.map((row) => ({ from: row.from, ...playedToWire(row) }));
}

/** Bets and wins, each with the instant of the one before: what limits on time count as well (`play_limit_recount`). */
function moves({ siteKey, memberId }: MemberKey, from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select kind, round_id, amount_centavos, rolled_back_at, created_at,
      lag(created_at) over (order by created_at) as before
    from game_transactions
    where site_key = ${siteKey} and member_id = ${memberId} and kind in ('bet', 'win')
      and created_at >= ${from} - interval '5 minutes'`;
}

function sums(start: RawBuilder<unknown>): RawBuilder<unknown> {
  const stands = sql`kind = 'bet' and rolled_back_at is null`;
  return sql`count(distinct round_id) filter (where ${stands}) as rounds,
    coalesce(sum(play_time_between(before, created_at, ${start})), 0)::bigint as played_ms,
    coalesce(sum(amount_centavos) filter (where ${stands}), 0)::bigint as staked,
    coalesce(sum(amount_centavos) filter (where kind = 'win'), 0)::bigint as won`;
}

function playedToWire(sums: Partial<Sums> | undefined): Played {
  const { rounds, played_ms, staked, won } = sums ?? {};
  return {
    rounds: rounds ?? 0,
    played_minutes: Math.floor((played_ms ?? 0) / 60_000),
    staked: wireFromCentavos(staked ?? 0),
    won: wireFromCentavos(won ?? 0),
    net: wireFromCentavos((won ?? 0) - (staked ?? 0)),
  };
}
