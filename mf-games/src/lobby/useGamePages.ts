import { useApiPages } from '@mosaico/shared/area';
import { listQuery, type LobbyChoice } from './lobby-query.ts';

/** Games of a choice, page by page. Whoever asks for the same choice gets the same answer. */
export function useGamePages(choice: LobbyChoice) {
  return useApiPages('GET /api/games/listsv2', {
    inputOf: (page) => ({ query: listQuery(choice, page) }),
    itemKey: (game) => game.game_id,
  });
}
