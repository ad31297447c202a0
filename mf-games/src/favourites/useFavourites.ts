import { useEffect, useMemo, useState } from 'react';
import type { Game } from '@mosaico/shared/api';
import { newIdempotencyKey, useApi, usePlatform, useSessionUser } from '@mosaico/shared/area';

/** Texts that are the same in every language (R236, R237). */
const LIST_FAILED = 'Error in setting favorite list';
const CHANGE_FAILED = 'Error in setting favorite';

const NONE: readonly Game[] = [];

/** The member's favourites; none for a visitor. The same object until something of it changes. */
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
  const { isError, errorUpdatedAt, refetch } = list;
  const [changing, setChanging] = useState<ReadonlySet<number>>(new Set());
  const games = (user && list.data) ?? NONE;
  const isPending = user !== null && list.isPending;
  const hasFailed = user !== null && isError && !list.data;

  useEffect(() => {
    if (isError) notices.toast('error', LIST_FAILED);
  }, [isError, errorUpdatedAt, notices]);

  return useMemo(() => {
    const ids = new Set(games.map((game) => game.game_id));
    const has = (gameId: number) => ids.has(gameId);

    async function toggle(gameId: number): Promise<void> {
      if (!session.requireLogin() || changing.has(gameId)) return;
      const key = has(gameId) ? 'POST /api/games/follow/delete' : 'POST /api/games/follow/set';
      setChanging((before) => new Set(before).add(gameId));
      try {
        await api.call(
          key,
          { body: { game_id: gameId, member_id: memberId } },
          { idempotencyKey: newIdempotencyKey() },
        );
        await refetch();
      } catch {
        notices.toast('error', CHANGE_FAILED);
      } finally {
        setChanging((before) => new Set([...before].filter((id) => id !== gameId)));
      }
    }

    return {
      games,
      isPending,
      hasFailed,
      retry: () => refetch(),
      has,
      isChanging: (gameId) => changing.has(gameId),
      toggle,
    };
  }, [games, isPending, hasFailed, changing, memberId, api, notices, session, refetch]);
}
