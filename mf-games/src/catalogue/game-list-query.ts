import type { Game, Input } from '@mosaico/shared/api';

export type GameListQuery = Input<'GET /api/games/listsv2'>['query'];

/** Which games, and in which order. */
export interface GameChoice {
  readonly name?: string;
  readonly studio?: string;
  readonly type?: Game['game_type'];
  readonly sort: NonNullable<GameListQuery['sort']>;
}

/** All games, the most popular first: what home and the lobby begin with. */
export const FIRST_CHOICE: GameChoice = { sort: 'popular' };
const PAGE_LENGTH = 24;

/**
 * The query of one page. For the first choice and page it is, to the letter and in this order, what area.json declares as the
 * route's data: the page's HTML has started that request already.
 *
 * @param before place that the page before has ended at (G28)
 */
export function listQuery(
  { name, studio, type, sort }: GameChoice,
  page: number,
  before?: string,
): GameListQuery {
  return {
    ...(studio && { api_name: studio }),
    ...(type && { game_type: type }),
    ...(name && { name }),
    sort,
    page,
    limit: PAGE_LENGTH,
    ...(before && { before }),
  };
}
