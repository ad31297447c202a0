import type { Db } from '../db/tables.ts';

const POPULAR_DAYS = 7;
/** How old a ranking may be: it counts every bet of a week, and the lobby asks for it at every page view. */
const FRESH_MS = 60_000;

interface Ranking {
  readonly readAt: number;
  readonly gameIds: Promise<readonly number[]>;
}

/** The last ranking of each site, per database. */
const kept = new WeakMap<Db, Map<string, Ranking>>();

/** Games that were bet on in the last seven days, most bets first, then by sort order; up to a minute old. Source: R189. */
export function popularGameIds(db: Db, siteKey: string, at: Date): Promise<readonly number[]> {
  const rankings = kept.get(db) ?? new Map<string, Ranking>();
  kept.set(db, rankings);
  const last = rankings.get(siteKey);
  const ageMs = last ? at.getTime() - last.readAt : Infinity;
  if (last && ageMs >= 0 && ageMs < FRESH_MS) return last.gameIds;
  const gameIds = readRanking(db, siteKey, at);
  rankings.set(siteKey, { readAt: at.getTime(), gameIds });
  gameIds.catch(() => rankings.delete(siteKey)); // the next one asks again
  return gameIds;
}

async function readRanking(db: Db, siteKey: string, at: Date): Promise<number[]> {
  const since = new Date(at.getTime() - POPULAR_DAYS * 24 * 3_600_000);
  const rows = await db
    .selectFrom('game_transactions as bet')
    .innerJoin('games', (join) =>
      join.onRef('games.site_key', '=', 'bet.site_key').onRef('games.id', '=', 'bet.game_id'),
    )
    .select('games.id')
    .where('bet.site_key', '=', siteKey)
    .where('bet.kind', '=', 'bet')
    .where('bet.rolled_back_at', 'is', null)
    .where('bet.created_at', '>', since)
    .groupBy(['games.id', 'games.sort_order'])
    .orderBy((row) => row.fn.countAll(), 'desc')
    .orderBy('games.sort_order')
    .orderBy('games.id')
    .execute();
  return rows.map(({ id }) => id);
}
