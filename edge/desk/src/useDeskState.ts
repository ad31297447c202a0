import { useCallback, useEffect, useState } from 'react';
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

/** What is live in an environment, read anew every three seconds while somebody looks. */
export function useDeskState(environment: string): Watched {
  const [state, setState] = useState<DeskState | null>();
  const [isOld, setOld] = useState(false);

  const refresh = useCallback(async () => {
    try {
      setState(await readState(environment));
      setOld(false);
    } catch (error) {
      if (error instanceof CallError && error.status === 401) setState(null);
      else setOld(true);
    }
  }, [environment]);

  useEffect(() => {
    void refresh();
    const poll = setInterval(() => document.visibilityState === 'visible' && void refresh(), POLL_MS);
    const look = () => document.visibilityState === 'visible' && void refresh();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(poll);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);

  return { state, isOld, refresh };
}
