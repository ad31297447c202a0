import { useEffect } from 'react';
import { useApiPages, usePlatform } from '@mosaico/shared/area';
import { listQuery, type LobbyChoice } from './lobby-query.ts';

/** Games of a choice. A failure is told in the server's own words (R227). */
export function useGameList(choice: LobbyChoice) {
  const { notices } = usePlatform();
  const games = useApiPages('GET /api/games/listsv2', {
    inputOf: (page) => ({ query: listQuery(choice, page) }),
    itemKey: (game) => game.game_id,
  });
  const { error } = games;
  useEffect(() => {
    if (error) notices.toast('error', error.message);
  }, [error, notices]);
  return games;
}
