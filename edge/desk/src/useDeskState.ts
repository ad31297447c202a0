import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskState } from '../wire.ts';
import { CallError, readState } from './call.ts';

const POLL_MS = 3_000;

export interface Watched {
  /** Undefined until the first answer; null: nobody is logged in. */
  readonly state: DeskState | null | undefined;
  /** The latest answer did not come. */
  readonly isOld: boolean;
  refresh(): Promise<void>;
}

/** What is live in an environment, read anew every three seconds while somebody looks who is logged in. */
export function useDeskState(environment: string): Watched {
  const [state, setState] = useState<DeskState | null>();
  const [isOld, setOld] = useState(false);
  const asked = useRef(0);
  const isLoggedOut = state === null;

  const refresh = useCallback(async () => {
    const mine = ++asked.current;
    const answer = await readState(environment).catch((error: unknown) => error);
    // An answer that was overtaken says what was so before: who has just logged out would see the desk again.
    if (mine !== asked.current) return;
    if (answer instanceof CallError && answer.status === 401) setState(null);
    else if (!(answer instanceof Error)) setState(answer as DeskState);
    setOld(answer instanceof Error);
  }, [environment]);

  useEffect(() => void refresh(), [refresh]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void refresh();
    const poll = isLoggedOut ? undefined : setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(poll);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh, isLoggedOut]);

  return { state, isOld, refresh };
}
