import { useEffect, useRef } from 'react';
import type { Game } from '@mosaico/shared/api';
import { useApi, usePlatform, useSessionUser } from '@mosaico/shared/area';
import type { Favourites } from '../favourites/useFavourites.ts';
import { useFailureNotice } from '../catalogue/useFailureNotice.ts';
import { hotRowOf, leadingRow, ROW_LENGTH } from '../catalogue/leading-row.ts';
import type { GameList } from '../catalogue/useGameList.ts';

/** From so many games on a site has a row of them above the list: else it would hold nearly all. */
const ROW_FROM_GAMES = 18;

/** One rail of the lobby; its key names its heading. */
export interface Shelf {
  readonly key: 'recent' | 'favourites' | 'popular' | 'selection';
  /** Undefined while they are on their way. */
  readonly games: readonly Game[] | undefined;
  /** Numbers the cards: a ranking. */
  readonly isRanked?: boolean;
}

/**
 * The rails above the list: what the member goes on with (G45), what they like (R5), and what is hot, with the same mark on its covers: the head of
 * the list, which comes by popularity (R189); a small site has none, and where too little was played a neutral row takes its place. A favourite that
 * the player goes on with is among the favourites too, after the others, so that the first screen shows no game twice where it has others to show;
 * what is hot has no game again. A member's own rails come together, so that nothing moves apart once it is there; who has
 * wagered nothing has most likely none, and what is hot does not wait for them.
 */
export function useShelves(list: GameList, favourites: Favourites) {
  const isMember = usePlatform().session.isLoggedIn();
  const user = useSessionUser();
  const hasUser = user !== null;
  const recent = useApi('GET /api/games/recent', { query: {} }, { enabled: hasUser });
  useRefreshOnReturn(recent);
  useFailureNotice(recent.error);
  const isWaiting = isMember && (!hasUser || recent.isPending || favourites.isPending);
  const isNew = user?.total_money === '0.00';
  const taken = new Set<number>();
  // What one rail shows is taken for those after it.
  const notTaken = (games: readonly Game[]) =>
    games.filter(({ game_id: id }) => !taken.has(id) && taken.add(id));

  const own: readonly Shelf[] = isWaiting
    ? [{ key: 'recent', games: isNew ? [] : undefined }]
    : [
        // The lobby does without what could not be loaded.
        { key: 'recent', games: notTaken((hasUser && recent.data) || []) },
        { key: 'favourites', games: [...new Set([...notTaken(favourites.games), ...favourites.games])] },
      ];
  const isRanked = taken.size === 0;
  // Who may not play is not shown what others play (G31).
  const leading = user?.play_bar ? [] : headOf(list);
  const { key, isRanked: areHot } = leadingRow(leading);
  const isLeadingOnItsWay = list.isPending || (isWaiting && !isNew && leading.length > 0);
  const inRow = notTaken(leading);
  const shelves: readonly Shelf[] = [
    ...own.filter(({ games }) => games?.length !== 0),
    ...(isLeadingOnItsWay || inRow.length > 0
      ? [
          {
            key: list.isPending ? ('popular' as const) : key,
            games: isLeadingOnItsWay ? undefined : inRow,
            isRanked: isRanked && areHot,
          },
        ]
      : []),
  ];
  return { shelves, isOnShelf: ({ game_id: id }: Game) => taken.has(id) };
}

/** What is hot; where too little is, the first games of a site that has enough of them. */
function headOf(list: GameList): readonly Game[] {
  const hot = hotRowOf(list.items);
  if (hot) return hot;
  return (list.first?.total ?? 0) >= ROW_FROM_GAMES ? list.items.slice(0, ROW_LENGTH) : [];
}

/** The player may be back from a game, which comes first then; an answer of this area from before does not know it. */
function useRefreshOnReturn({ data, refetch }: Refreshed): void {
  const wasKnown = useRef(data !== undefined);
  useEffect(() => {
    if (wasKnown.current) void refetch();
    wasKnown.current = false;
  }, [refetch]);
}

interface Refreshed {
  readonly data: unknown;
  readonly refetch: () => unknown;
}
