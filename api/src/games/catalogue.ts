import type { MessageSet } from '@mosaico/shared/contract';
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { cutPage, rowsBefore, type CursorPage } from '../db/page.ts';
import type { Db, Tables, Tx } from '../db/tables.ts';
import { afterPlace, inOrder, placeOf, type GameSort } from './game-order.ts';
import { plainName, plainNamePattern } from './plain-name.ts';
import { foundGames, IS_CALLED } from './search/found-games.ts';
import { meantGames } from './search/meant-games.ts';
import type { GameType } from '../turnover/turnover.ts';
import type { GameTables } from './tables.ts';

/** How many games of a site are hot: the first ones of its popular order, where anybody plays them. */
const HOT_GAMES = 12;
/** A site with fewer games has none that are hot: nearly all of them would be. */
const HOT_FROM_GAMES = 18;
/** Length of the popular and promotional rails. */
const RAIL_LENGTH = 24;
/** Length of the rail of games to go on with. */
const RECENT_LENGTH = 12;

/** A game of the lobby. */
export interface CatalogueGame extends Selectable<GameTables['games']> {
  /** Among the member's favourites. */
  readonly isFavourite: boolean;
  /** Among the most popular ones of the site (R189). */
  readonly isHot: boolean;
}

/** Who asks; a visitor has no member id. */
export interface Asker {
  readonly siteKey: string;
  readonly memberId: number | null;
}

export interface GameFilter {
  readonly gameId?: number | undefined;
  readonly provider?: string | undefined;
  readonly gameType?: GameType | undefined;
  /** Part of the name, whatever its accents and case; empty for all. */
  readonly name?: string | undefined;
}

/** One page of a list of games. */
export interface GamePage {
  readonly games: CatalogueGame[];
  readonly total: number;
  /** What the page after it is asked for with; null when there is none. */
  readonly next: string | null;
  /** Nothing is called what was searched for, neither a game nor a kind or studio: these are spelled like it. */
  readonly isClose: boolean;
}

/**
 * One page of the site's games. A name that is searched for is found whatever its accents and case, and with slips of the fingers, and so
 * are the games of a kind or studio that is called so; the order is total, so no game is shown twice or left out between pages.
 *
 * @param request `language` is the one in which kinds are called by their names
 * Source: R183, A29, G28.
 */
export async function listGames(
  db: Db,
  asker: Asker,
  request: GameFilter & CursorPage & { readonly sort: GameSort; readonly language: MessageSet },
): Promise<GamePage> {
  const text = plainName(request.name ?? '');
  const sort = request.sort === 'match' && !text ? 'popular' : request.sort;
  const filtered = filter(gamesOf(db, asker), request);
  const named = text && (await namedGames(db, asker, text, request.language));
  const found = named
    ? filtered
        .innerJoin(named, (join) => join.onRef('named.game_id', '=', 'games.id'))
        .select('named.closeness')
    : filtered.select(sql<number | null>`null::integer`.as('closeness'));
  const { total, closest } = await found
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('total'))
    .select(sql<number | null>`${text ? sql`max(named.closeness)` : sql`null`}`.as('closest'))
    .executeTakeFirstOrThrow();
  const rows = await inOrder(asListed(found), sort)
    .$call((ordered) =>
      request.before === undefined
        ? ordered.offset(rowsBefore(request))
        : afterPlace(ordered, sort, request.before),
    )
    .limit(request.limit + 1)
    .execute();
  const cut = cutPage(rows, request.limit, (last) => placeOf(last, sort));
  return { games: cut.rows, next: cut.next, total, isClose: closest !== null && closest < IS_CALLED };
}

async function namedGames(db: Db, { siteKey }: Asker, text: string, language: MessageSet) {
  const meant = await meantGames(db, { siteKey, text, language });
  return foundGames(siteKey, text, meant).as<'named'>(sql.ref('named'));
}

/** Games by the bets of the last seven days, then by sort order. Source: R189. */
export async function popularGames(db: Db, asker: Asker, name: string): Promise<CatalogueGame[]> {
  return rail(withName(gamesOf(db, asker), name));
}

/** Games the site promotes. Source: R188. */
export async function promotedGames(db: Db, asker: Asker, name: string): Promise<CatalogueGame[]> {
  return rail(withName(gamesOf(db, asker), name).where('games.is_promoted', '=', true));
}

async function rail(games: Games): Promise<CatalogueGame[]> {
  return inOrder(asListed(games), 'popular').limit(RAIL_LENGTH).execute();
}

/** The member's favourites, the latest first. Source: R95, R185. */
export async function favouriteGames(db: Db, asker: Asker, name: string): Promise<CatalogueGame[]> {
  return asListed(withName(gamesOf(db, asker), name))
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
  return asListed(gamesOf(db, asker))
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

function filter(games: Games, { gameId, provider, gameType }: GameFilter): Games {
  let query = games;
  if (gameId) query = query.where('games.id', '=', gameId);
  if (provider) query = query.where('games.provider_key', '=', provider);
  if (gameType) query = query.where('games.game_type', '=', gameType);
  return query;
}

/** Those with the text in their name, whatever its accents and case; all of them for an empty text. */
function withName(games: Games, name: string): Games {
  return name ? games.where('games.name_plain', 'like', plainNamePattern(name)) : games;
}

/** With all that a list says of a game to whoever asks. */
function asListed<O>(games: SelectQueryBuilder<Tables, 'games' | 'game_favourites', O>) {
  return games
    .selectAll('games')
    .select(sql<boolean>`game_favourites.member_id is not null`.as('isFavourite'))
    .select(
      sql<boolean>`games.id in (
        select top.id from games as top where top.site_key = games.site_key and top.is_available and top.week_bets > 0
        order by top.week_bets desc, top.sort_order, top.id limit ${HOT_GAMES}
      ) and exists (
        select from games as other where other.site_key = games.site_key and other.is_available
        offset ${HOT_FROM_GAMES - 1}
      )`.as('isHot'),
    );
}
