import { useSearchParams } from '@mosaico/shared/router';
import type { GameChoice } from '../catalogue/game-list-query.ts';
import { GAME_TYPES, type GameType } from '../catalogue/game-types.ts';

/** `favourites`: the member's own list. */
export const KINDS = ['all', 'favourites', ...GAME_TYPES] as const;
export type Kind = (typeof KINDS)[number];
export const SORTS = ['popular', 'new', 'rtp', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** What the address of the lobby says. */
export interface LobbyChoice {
  readonly type: Kind;
  /** Key of a studio; empty for all. */
  readonly studio: string;
  readonly sort: Sort;
}
const USUAL: LobbyChoice = { type: 'all', studio: '', sort: 'popular' };

/**
 * What the player sees in the lobby, kept in the address: it survives a reload and can be passed on. A choice takes the place of the one
 * before in the history, so that "back" leaves the lobby. What the address says and nobody knows counts as left out.
 */
export function useLobbyChoice() {
  const [query, setQuery] = useSearchParams();
  const choice: LobbyChoice = {
    type: KINDS.find((kind) => kind === query.get('type')) ?? USUAL.type,
    studio: /^[a-z][a-z0-9]{1,39}$/.exec(query.get('studio') ?? '')?.[0] ?? USUAL.studio,
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? USUAL.sort,
  };
  const choose = (change: Partial<LobbyChoice>) =>
    setQuery(lobbyQuery({ ...choice, ...change }), { replace: true });
  return { choice, choose };
}

/** The query of an address of the lobby; what is usual is left out. */
function lobbyQuery(choice: LobbyChoice): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choice).filter(([name, value]) => value !== USUAL[name as keyof LobbyChoice]),
  ) as Record<string, string>;
}

/** The games of a choice, as the catalogue is asked for them. */
export function gamesOf({ type, studio, sort }: LobbyChoice): GameChoice {
  const gameType = type === 'all' || type === 'favourites' ? undefined : (type satisfies GameType);
  return { ...(studio && { studio }), ...(gameType && { type: gameType }), sort };
}
