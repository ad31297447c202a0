import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { numbersOf } from '../db/page.ts';
import type { Tables } from '../db/tables.ts';

export type GameSort = 'popular' | 'name' | 'new' | 'rtp' | 'match';

/** A query of games; one that is sorted by `match` has what `games_named` found joined as `named`. */
type Ordered<O> = SelectQueryBuilder<Tables, 'games', O>;

/** What a place in the order is made of: the number that the order begins with, largest first, and the game there. */
interface Placed {
  readonly id: number;
  readonly week_bets: number;
  readonly is_new: boolean;
  readonly rtp_hundredths: number;
  readonly closeness: number | null;
}

const RANK = {
  popular: sql<number>`games.week_bets`,
  new: sql<number>`games.is_new::int`,
  rtp: sql<number>`games.rtp_hundredths`,
  match: sql<number>`named.closeness`,
} as const;

/** Sorts games. The order is total, so no game is shown twice or left out between pages. Source: R183, G28. */
export function inOrder<O>(games: Ordered<O>, sort: GameSort): Ordered<O> {
  // Byte order of the plain name: the same on every engine and locale.
  if (sort === 'name') return games.orderBy(sql`games.name_plain collate "C"`).orderBy('games.id');
  return games.orderBy(RANK[sort], 'desc').orderBy('games.sort_order').orderBy('games.id');
}

/** The games after a place in the order; a game that has moved meanwhile may be met again, and none that stays is left out. */
export function afterPlace<O>(games: Ordered<O>, sort: GameSort, cursor: string): Ordered<O> {
  const [rank, id] = numbersOf(cursor);
  if (sort === 'name')
    return games.where(
      sql<SqlBool>`(games.name_plain collate "C", games.id) > (${of('name_plain', id)} collate "C", ${id}::bigint)`,
    );
  const rest = sql<SqlBool>`(games.sort_order, games.id) > (${of('sort_order', id)}, ${id}::bigint)`;
  return games.where(
    sql<SqlBool>`(${RANK[sort]} < ${rank}::bigint or (${RANK[sort]} = ${rank}::bigint and ${rest}))`,
  );
}

/** A column of the game at the place, in the site of the query. */
function of(column: 'name_plain' | 'sort_order', id: number) {
  return sql`(select place.${sql.ref(column)} from games as place where place.site_key = games.site_key and place.id = ${id}::bigint)`;
}

/** The place of a game in the order, as `afterPlace` takes it. */
export function placeOf(game: Placed, sort: GameSort): string {
  const rank = {
    popular: game.week_bets,
    new: Number(game.is_new),
    rtp: game.rtp_hundredths,
    match: game.closeness ?? 0,
    name: 0,
  }[sort];
  return `${rank}.${game.id}`;
}
