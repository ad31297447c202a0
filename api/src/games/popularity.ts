import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const POPULAR_MS = 7 * DAY_MS;
/** One member's bets on a game count up to this in an hour: who plays fast, or by itself, weighs no more than others. */
const COUNTED_BETS_PER_HOUR = 10;
/** A game is popular from this many members on; with fewer it keeps the place that the site gave it. */
const POPULAR_FROM_MEMBERS = 3;
/** Bits of a mask. Two members of one group count as one, so a mask never says more members than there are. */
const GROUPS = 64;

/**
 * Counts the bets of each game by the hour, and adds up those of the last seven days: `week_bets`, which the lobby sorts by. What was
 * counted before is not counted again but for the last hour and the one that runs, so a round reads few bets however many a week has; the
 * first one goes through the week day by day. One member alone makes no game popular, and weighs little among few. Several processes may
 * count at the same time: they write the same numbers. Source: R189.
 *
 * @param db the lane of jobs
 */
export async function countBets(db: Db, at: Date): Promise<void> {
  const sites = await db.selectFrom('game_providers').select('site_key').distinct().execute();
  for (const { site_key: siteKey } of sites) {
    await countSite(db, siteKey, at);
    await sumWeek(db, siteKey, at);
  }
  await db
    .deleteFrom('game_bet_counts')
    .where('hour', '<', new Date(at.getTime() - POPULAR_MS - DAY_MS))
    .execute();
}

async function countSite(db: Db, siteKey: string, at: Date): Promise<void> {
  const last = await db
    .selectFrom('game_bet_counts')
    .select(({ fn }) => fn.max<Date | null>('hour').as('hour'))
    .where('site_key', '=', siteKey)
    .where('players', 'is not', null)
    .executeTakeFirst();
  const weekAgoMs = at.getTime() - POPULAR_MS;
  let fromMs = hourOf(Math.max(weekAgoMs, (last?.hour?.getTime() ?? 0) - HOUR_MS));
  for (; fromMs <= at.getTime(); fromMs += DAY_MS)
    await countDay(db, siteKey, new Date(fromMs), new Date(fromMs + DAY_MS));
}

/** Bets that were taken back count no more, so what was counted before is counted again even where nothing is left of it. */
async function countDay(db: Db, siteKey: string, from: Date, to: Date): Promise<void> {
  await sql`
    insert into game_bet_counts (site_key, hour, game_id, bets, players)
    select ${siteKey}, hour, game_id, sum(bets)::bigint, bit_or(player) from (
      select date_trunc('hour', created_at) as hour, game_id, least(count(*), ${COUNTED_BETS_PER_HOUR}::int) as bets,
        coalesce(1::bigint << (member_id % ${GROUPS}::int)::int, 0) as player
      from game_transactions
      where site_key = ${siteKey} and kind = 'bet' and rolled_back_at is null and game_id is not null
        and created_at >= ${from} and created_at < ${to}
      group by 1, game_id, member_id
      union all
      select hour, game_id, 0, 0 from game_bet_counts where site_key = ${siteKey} and hour >= ${from} and hour < ${to}
    ) as counted
    -- Two processes that count the same hours lock its rows in one order.
    group by hour, game_id order by hour, game_id
    on conflict (site_key, hour, game_id) do update set bets = excluded.bets, players = excluded.players
  `.execute(db);
}

/** Only games whose number has changed are written. */
async function sumWeek(db: Db, siteKey: string, at: Date): Promise<void> {
  const since = new Date(at.getTime() - POPULAR_MS);
  await sql`
    with week as (
      select games.id, case
        when bit_count(coalesce(bit_or(counts.players), 0)::bit(64)) >= ${POPULAR_FROM_MEMBERS}::int then sum(counts.bets)::bigint
        else 0 end as bets
      from games left join game_bet_counts as counts
        on counts.site_key = games.site_key and counts.game_id = games.id and counts.hour > ${since}
      where games.site_key = ${siteKey}
      group by games.id
    ), changed as (
      select games.id, week.bets from games join week on week.id = games.id
      where games.site_key = ${siteKey} and games.week_bets <> week.bets
      order by games.id for update of games
    )
    update games set week_bets = changed.bets from changed
    where games.site_key = ${siteKey} and games.id = changed.id
  `.execute(db);
}

function hourOf(ms: number): number {
  return Math.floor(ms / HOUR_MS) * HOUR_MS;
}
