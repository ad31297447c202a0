import { useState } from 'react';
import { useGameList, type GameList } from '../catalogue/useGameList.ts';

export interface Found {
  /** What the games were searched by. */
  readonly name: string;
  readonly games: GameList;
  /** Newer ones are on their way. */
  readonly isBehind: boolean;
}

/**
 * Games with a name: those of the last text that has its answer, until the next one has it. So nothing flickers while the player types,
 * and an answer that comes late is never shown for a text that is gone.
 */
export function useFound(name: string): Found {
  const [shown, show] = useState(name);
  const asked = useGameList({ name, sort: 'match' }, name !== '');
  const games = useGameList({ name: shown, sort: 'match' }, shown !== '');
  const isBehind = shown !== name && name !== '';
  if (isBehind && (shown === '' || !asked.isPending)) show(name);
  return { name: shown, games, isBehind };
}
