import { useApiPages } from '@mosaico/shared/area';
import { listQuery, type GameChoice } from './game-list-query.ts';

/** Games of a choice, page by page. Whoever asks for the same choice gets the same answer. */
export function useGamePages(choice: GameChoice, enabled = true) {
  return useApiPages('GET /api/games/listsv2', {
    inputOf: (page, before) => ({ query: listQuery(choice, page, before) }),
    itemKey: (game) => game.game_id,
    enabled,
  });
}
