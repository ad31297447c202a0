import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';

/** The name of a game: the one the lobby gave, else the catalogue's; a plain word while it is on its way, and for a game that does not exist. */
export function useGameName(gameId: number | null, fromLobby: string | null): string {
  const { t } = useTranslation();
  const found = useApi(
    'GET /api/games/listsv2',
    { query: { game_id: gameId ?? 0, page: 1, limit: 1 } },
    { enabled: gameId !== null && fromLobby === null },
  );
  return fromLobby ?? found.data?.list[0]?.name ?? t('game.title');
}
