import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import type { GameType } from '../../turnover/turnover.ts';
import type { Span } from './days.ts';

/** What a member staked and won in games of one type. */
export interface Play {
  readonly memberId: number;
  readonly gameType: GameType;
  readonly wageredCentavos: number;
  readonly wonCentavos: number;
}

/** A round that ends later than this after its beginning counts for no day: nobody leaves one open for so long. */
const LONGEST_ROUND_MS = 2 * 24 * 3_600_000;

/**
 * What members staked and won in rounds that ended in a span of time. Bets that were taken back do not count. Source: G19, G20, R204.
 */
export async function playOf(
  db: Db | Tx,
  siteKey: string,
  memberIds: readonly number[],
  { from, to }: Span,
): Promise<readonly Play[]> {
  const { rows } = await sql<Play>`
    select round.member_id as "memberId", games.game_type as "gameType",
      sum(sums.wagered)::bigint as "wageredCentavos", sum(sums.won)::bigint as "wonCentavos"
    from game_rounds round
    join games on games.site_key = round.site_key and games.id = round.game_id
    cross join lateral (
      select coalesce(sum(amount_centavos) filter (where kind = 'bet' and rolled_back_at is null), 0) as wagered,
        coalesce(sum(amount_centavos) filter (where kind = 'win'), 0) as won
      from game_transactions move
      where move.site_key = round.site_key and move.integration = round.integration and move.round_id = round.round_id
    ) sums
    where round.site_key = ${siteKey} and round.member_id = any(${memberIds}::bigint[])
      and round.opened_at >= ${earliest(from)} and round.opened_at < ${to}
      and round.closed_at >= ${from} and round.closed_at < ${to}
    group by round.member_id, games.game_type
    having sum(sums.wagered) > 0 or sum(sums.won) > 0
    order by round.member_id, games.game_type
  `.execute(db);
  return rows;
}

/** Who may have played in a span of time, in the order of their ids: all who have, and perhaps some who have not. */
export async function playersIn(db: Db, siteKey: string, { from, to }: Span): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly memberId: number }>`
    select distinct member_id as "memberId" from game_transactions
    where site_key = ${siteKey} and kind = 'bet' and rolled_back_at is null and member_id is not null
      and created_at >= ${earliest(from)} and created_at < ${to}
    order by member_id
  `.execute(db.lane('jobs'));
  return rows.map(({ memberId }) => memberId);
}

function earliest(from: Date): Date {
  return new Date(from.getTime() - LONGEST_ROUND_MS);
}
