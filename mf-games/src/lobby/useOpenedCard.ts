import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { Game } from '@mosaico/shared/api';
import { usePlatform } from '@mosaico/shared/area';
import { useLocation } from '@mosaico/shared/router';
import type { GameList } from '../catalogue/useGameList.ts';

/** What the history keeps of a lobby that was left for a game. */
interface LeftState {
  readonly opened?: { readonly gameId: number; readonly shown: number };
}

/**
 * Who comes back from a game finds the lobby as they left it: at the card that they opened, which has the focus. The entry in the history
 * knows the card, so it holds after a reload too; the pages up to it are loaded again where they are gone. (G46)
 *
 * @returns notes the card that is opened; to be called before the lobby is left. The same function however many cards there are
 */
export function useOpenedCard(grid: RefObject<HTMLElement | null>, games: GameList): (game: Game) => void {
  const { navigation } = usePlatform();
  const { opened } = (useLocation().state ?? {}) as LeftState;
  const wanted = useRef(opened);
  const { items, hasMore, isLoadingMore, loadMore } = games;
  const shown = useRef(items.length);
  const index = items.findIndex(({ game_id: id }) => id === wanted.current?.gameId);

  useEffect(() => void (shown.current = items.length), [items.length]);
  useEffect(() => {
    if (!wanted.current) return undefined;
    if (index < 0) {
      if (hasMore && !isLoadingMore && items.length < wanted.current.shown) void loadMore();
      return undefined;
    }
    const list = grid.current?.querySelector('ul');
    if (!list) return undefined;
    // The list reaches its whole height once its rows are measured.
    const observer = new ResizeObserver(() => {
      if (!showItem(list, index)) return;
      wanted.current = undefined;
      observer.disconnect();
    });
    observer.observe(list);
    return () => observer.disconnect();
  });

  return useCallback(
    ({ game_id: gameId }) => {
      const { pathname, search, state } = navigation.location.value;
      navigation.replace(pathname + search, {
        ...(state as object | null),
        opened: { gameId, shown: shown.current },
      });
    },
    [navigation],
  );
}

/** Scrolls an item into the middle of the screen and gives it the focus. @returns false while the list is not high enough for it */
function showItem(list: HTMLElement, index: number): boolean {
  const item = list.querySelector('li > *');
  if (!item) return false;
  const style = getComputedStyle(list);
  const columns = style.gridTemplateColumns.split(' ').length;
  const heightPx = item.getBoundingClientRect().height;
  const pitchPx = heightPx + (Number.parseFloat(style.rowGap) || 0);
  const topPx = Math.floor(index / columns) * pitchPx;
  const box = list.getBoundingClientRect();
  if (box.height < topPx + heightPx - 1) return false;
  window.scrollTo({
    top: window.scrollY + box.top + topPx + heightPx / 2 - window.innerHeight / 2,
    behavior: 'instant',
  });
  focusItem(list, index);
  return true;
}

/** The rows around the place are drawn in one of the next frames. */
function focusItem(list: HTMLElement, index: number, framesLeft = 30): void {
  const link = list.querySelector<HTMLElement>(`li[data-index="${index}"] a`);
  if (link) link.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusItem(list, index, framesLeft - 1));
}
