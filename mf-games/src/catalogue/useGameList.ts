import type { GameChoice } from './game-list-query.ts';
import { useFailureNotice } from './useFailureNotice.ts';
import { useGamePages } from './useGamePages.ts';

export type GameList = ReturnType<typeof useGamePages>;

/** Games of a choice. A failure is told in the server's own words (R227). */
export function useGameList(choice: GameChoice, enabled = true): GameList {
  const games = useGamePages(choice, enabled);
  useFailureNotice(games.error);
  return games;
}
