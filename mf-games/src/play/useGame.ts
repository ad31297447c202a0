import { useApi } from '@mosaico/shared/area';

/** A game of the catalogue. @param isWanted false: nothing is asked */
export function useGame(gameId: number | null, isWanted: boolean) {
  const { data, ...found } = useApi(
    'GET /api/games/listsv2',
    { query: { game_id: gameId ?? 0, page: 1, limit: 1 } },
    { enabled: gameId !== null && isWanted },
  );
  return { ...found, isMissing: data?.list.length === 0, game: data?.list[0] ?? null };
}
