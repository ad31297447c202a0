import { useEffect } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import type { LobbyChoice } from './lobby-query.ts';
import { useGamePages } from './useGamePages.ts';

/** Games of a choice. A failure is told in the server's own words (R227). */
export function useGameList(choice: LobbyChoice) {
  const { notices } = usePlatform();
  const games = useGamePages(choice);
  const { error } = games;
  useEffect(() => {
    if (error) notices.toast('error', error.message);
  }, [error, notices]);
  return games;
}
