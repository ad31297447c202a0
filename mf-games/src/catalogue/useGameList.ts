import { useEffect } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import type { GameChoice } from './game-list-query.ts';
import { useGamePages } from './useGamePages.ts';

export type GameList = ReturnType<typeof useGamePages>;

/** Games of a choice. A failure is told in the server's own words (R227). */
export function useGameList(choice: GameChoice, enabled = true): GameList {
  const { notices } = usePlatform();
  const games = useGamePages(choice, enabled);
  const { error } = games;
  useEffect(() => {
    if (error) notices.toast('error', error.message);
  }, [error, notices]);
  return games;
}
