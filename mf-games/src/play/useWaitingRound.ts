import { useState } from 'react';
import { useApi } from '@mosaico/shared/area';

/** Whether a round of the game waits for a member who may begin none. */
export interface WaitingRound {
  /** Undefined while it is not known. */
  readonly isThere: boolean | undefined;
  /** A round has ended here: who may not play has no other. */
  readonly end: () => void;
  /** Asks anew. */
  readonly ask: () => void;
}

/**
 * Who takes a break or is excluded begins no round, and the server lets them end the one that their money still lies in (G31, G47).
 *
 * @param isWanted false: the member may play, and nothing is asked
 */
export function useWaitingRound(gameId: number | null, isWanted: boolean): WaitingRound {
  const [hasEnded, setEnded] = useState(false);
  const rounds = useApi('GET /api/games/unfinished', { query: {} }, { enabled: isWanted && gameId !== null });
  const isKnownThere = rounds.data?.some(({ game_id: id }) => id === gameId);
  return {
    isThere: hasEnded || gameId === null || rounds.isError ? false : isKnownThere,
    end: () => setEnded(true),
    ask: () => {
      setEnded(false);
      if (isWanted) void rounds.refetch();
    },
  };
}
