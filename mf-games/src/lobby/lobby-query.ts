import type { Input } from '@mosaico/shared/api';

export type GameListQuery = Input<'GET /api/games/listsv2'>['query'];

/** What the player has chosen in the lobby. */
export interface LobbyChoice {
  readonly name: string;
  /** `all`, `new`, `rtp`, or a studio as `studio:<key>`. */
  readonly category: string;
}

export const FIRST_CHOICE: LobbyChoice = { name: '', category: 'all' };
const PAGE_LENGTH = 24;

/**
 * The query of one page. For the first choice and page it is, to the letter and in this order, what area.json declares as the
 * route's data: the page's HTML has started that request already.
 */
export function listQuery({ name, category }: LobbyChoice, page: number): GameListQuery {
  const [, studio] = category.split('studio:');
  const sort = category === 'new' || category === 'rtp' ? category : 'popular';
  return { ...(studio && { api_name: studio }), ...(name && { name }), sort, page, limit: PAGE_LENGTH };
}
