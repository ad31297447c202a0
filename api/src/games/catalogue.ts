import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { onPage, type Page } from '../db/page.ts';
import type { Db, Tables, Tx } from '../db/tables.ts';
import { plainNamePattern } from './plain-name.ts';
import { popularGameIds } from './popularity.ts';
import type { GameType } from '../turnover/turnover.ts';
import type { GameTables } from './tables.ts';

/** Length of the popular and promotional rails. */
const RAIL_LENGTH = 24;
/** Length of the rail of games to go on with. */
const RECENT_LENGTH = 12;

/** A game of the lobby. */
export interface CatalogueGame extends Selectable<GameTables['games']> {
  /** Among the member's favourites. */
  readonly isFavourite: boolean;
}

/** Who asks; a visitor has no member id. */
export interface Asker {
  readonly siteKey: string;
  readonly memberId: number | null;
  readonly at: Date;
}

export interface GameFilter {
  readonly gameId?: number | undefined;
  readonly provider?: string | undefined;
  readonly gameType?: GameType | undefined;
  /** Part of the name, whatever its accents and case; empty for all. */
  readonly name?: string | undefined;
}

export type GameSort = 'popular' | 'name' | 'new' | 'rtp';

/** One page of the site's games. The order is total, so no game is shown twice or left out between pages. Source: R183, G28. */
export async function listGames(
  db: Db,
  asker: Asker,
  request: GameFilter & Page & { readonly sort: GameSort },
): Promise<{ games: CatalogueGame[]; total: number }> {
  const filtered = filter(gamesOf(db, asker), request);
  const { total } = await filtered
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const ranking = request.sort === 'popular' ? await popularGameIds(db, asker.siteKey, asker.at) : [];
  const rows = await sorted(withFavourite(filtered), request.sort, ranking)
    .$call((ordered) => onPage(ordered, request))
    .execute();
  return { games: rows, total };
}

/** Games by the bets of the last seven days, then by sort order. Source: R189. */
export async function popularGames(db: Db, asker: Asker, name: string): Promise<CatalogueGame[]> {
  return rail(db, asker, filter(gamesOf(db, asker), { name }));
}

/** Games the site promotes. Source: R188. */
export async function promotedGames(db: Db, asker: Asker, name: string): Promise<CatalogueGame[]> {
  const query = filter(gamesOf(db, asker), { name }).where('games.is_promoted', '=', true);
  return rail(db, asker, query);
}

async function rail(db: Db, asker: Asker, games: Games): Promise<CatalogueGame[]> {
  const ranking = await popularGameIds(db, asker.siteKey, asker.at);
  return sorted(withFavourite(games), 'popular', ranking).limit(RAIL_LENGTH).execute();
}

/** The member's favourites, the latest first. Source: R95, R185. */
export async function favouriteGames(db: Db, asker: Asker, name: string): Promise<CatalogueGame[]> {
  return withFavourite(filter(gamesOf(db, asker), { name }))
    .where('game_favourites.member_id', 'is not', null)
    .orderBy('game_favourites.created_at', 'desc')
    .orderBy('games.id')
    .execute();
}

/** The games the member opened last, each once, the latest first; those that are still to be had. Source: G45. */
export async function recentGames(db: Db, asker: Asker & { memberId: number }): Promise<CatalogueGame[]> {
  const opened = db
    .selectFrom('game_sessions')
    .select('game_id')
    .select(({ fn }) => fn.max('created_at').as('opened_at'))
    .where('site_key', '=', asker.siteKey)
    .where('member_id', '=', asker.memberId)
    .groupBy('game_id')
    .as('opened');
  return withFavourite(gamesOf(db, asker))
    .innerJoin(opened, (join) => join.onRef('opened.game_id', '=', 'games.id'))
    .orderBy('opened.opened_at', 'desc')
    .orderBy('games.id')
    .limit(RECENT_LENGTH)
    .execute();
}

/** Studios with games on this site, and how many. Source: R182. */
export async function listProviders(db: Db | Tx, siteKey: string) {
  const rows = await db
    .selectFrom('game_providers')
    .innerJoin('games', (join) =>
      join
        .onRef('games.site_key', '=', 'game_providers.site_key')
        .onRef('games.provider_key', '=', 'game_providers.key'),
    )
    .select([
      'game_providers.id',
      'game_providers.key',
      'game_providers.name',
      'game_providers.icon',
      'games.game_type',
    ])
    .select((count) => count.fn.countAll<number>().as('games'))
    .where('game_providers.site_key', '=', siteKey)
    .where('games.is_available', '=', true)
    .groupBy([
      'game_providers.id',
      'game_providers.key',
      'game_providers.name',
      'game_providers.icon',
      'game_providers.sort_order',
      'games.game_type',
    ])
    .orderBy('game_providers.sort_order')
    .orderBy('game_providers.id')
    .orderBy('games.game_type')
    .execute();
  const byKey = Map.groupBy(rows, (row) => row.key);
  return [...byKey.values()].flatMap((ofOne) =>
    ofOne[0]
      ? [
          {
            ...ofOne[0],
            gameTypes: ofOne.map((row) => row.game_type),
            count: ofOne.reduce((sum, row) => sum + row.games, 0),
          },
        ]
      : [],
  );
}

/** The site's available games, and whether the member likes each. */
function gamesOf(db: Db, { siteKey, memberId }: Asker) {
  return db
    .selectFrom('games')
    .leftJoin('game_favourites', (join) =>
      join
        .onRef('game_favourites.site_key', '=', 'games.site_key')
        .onRef('game_favourites.game_id', '=', 'games.id')
        .on('game_favourites.member_id', '=', memberId ?? 0),
    )
    .where('games.site_key', '=', siteKey)
    .where('games.is_available', '=', true);
}

type Games = ReturnType<typeof gamesOf>;

function filter(games: Games, { gameId, provider, gameType, name }: GameFilter): Games {
  let query = games;
  if (gameId) query = query.where('games.id', '=', gameId);
  if (provider) query = query.where('games.provider_key', '=', provider);
  if (gameType) query = query.where('games.game_type', '=', gameType);
  if (name) query = query.where('games.name_plain', 'like', plainNamePattern(name));
  return query;
}

function withFavourite(games: Games) {
  return games
    .selectAll('games')
    .select(sql<boolean>`game_favourites.member_id is not null`.as('isFavourite'));
}

type Ordered<O> = SelectQueryBuilder<Tables, 'games', O>;

/** @param ranking ids of the popular games, the first one first; the others follow by sort order */
function sorted<O>(games: Ordered<O>, sort: GameSort, ranking: readonly number[]): Ordered<O> {
  const bySortOrder = (query: Ordered<O>) => query.orderBy('games.sort_order').orderBy('games.id');
  switch (sort) {
    case 'popular':
      return bySortOrder(
        games.orderBy(sql`array_position(${`{${ranking.join()}}`}::int[], games.id)`, 'asc'),
      );
    case 'name':
      // Byte order of the plain name: the same on every engine and locale.
      return games.orderBy(sql`games.name_plain collate "C"`).orderBy('games.id');
    case 'new':
      return bySortOrder(games.orderBy('games.is_new', 'desc'));
    case 'rtp':
      return bySortOrder(games.orderBy('games.rtp_hundredths', 'desc'));
  }
}
