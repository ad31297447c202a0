import { useEffect, useState } from 'react';
import type { Game } from '@mosaico/shared/api';
import { newIdempotencyKey, useApi, usePlatform, useSessionUser } from '@mosaico/shared/area';

/** Texts that are the same in every language (R236, R237). */
const LIST_FAILED = 'Error in setting favorite list';
const CHANGE_FAILED = 'Error in setting favorite';

/** The member's favourites; none for a visitor. */
export interface Favourites {
  readonly games: readonly Game[];
  /** The member's list is on its way. */
  readonly isPending: boolean;
  /** The member's list did not come. */
  readonly hasFailed: boolean;
  retry(): Promise<unknown>;
  has(gameId: number): boolean;
  /** True while the server is being told. */
  isChanging(gameId: number): boolean;
  /** Adds or removes; asks a visitor to log in. The list is read anew before the heart changes (R130). */
  toggle(gameId: number): Promise<void>;
}

export function useFavourites(): Favourites {
  const { api, notices, session } = usePlatform();
  const user = useSessionUser();
  const memberId = user?.id ?? 0;
  const list = useApi(
    'POST /api/games/follow',
    { query: { member_id: memberId, name: '' }, body: {} },
    { enabled: user !== null },
  );
  const [changing, setChanging] = useState<ReadonlySet<number>>(new Set());
  const games = (user && list.data) ?? [];
  const has = (gameId: number) => games.some((game) => game.game_id === gameId);

  useEffect(() => {
    if (list.isError) notices.toast('error', LIST_FAILED);
  }, [list.isError, list.errorUpdatedAt, notices]);

  async function toggle(gameId: number): Promise<void> {
    if (!session.requireLogin() || changing.has(gameId)) return;
    const isFavourite = !has(gameId);
    setChanging((ids) => new Set(ids).add(gameId));
    try {
      const key = isFavourite ? 'POST /api/games/follow/set' : 'POST /api/games/follow/delete';
      await api.call(
        key,
        { body: { game_id: gameId, member_id: memberId } },
        { idempotencyKey: newIdempotencyKey() },
      );
      await list.refetch();
    } catch {
      notices.toast('error', CHANGE_FAILED);
    } finally {
      setChanging((ids) => new Set([...ids].filter((id) => id !== gameId)));
    }
  }

  return {
    games,
    isPending: user !== null && list.isPending,
    hasFailed: user !== null && list.isError && !list.data,
    retry: () => list.refetch(),
    has,
    isChanging: (gameId) => changing.has(gameId),
    toggle,
  };
}
