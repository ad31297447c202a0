import { useCallback, useEffect, useRef, useState } from 'react';
import type { Data } from '@mosaico/shared/api';
import { useReactive } from '@mosaico/shared/area';
import { openStorage, readJson } from '@mosaico/shared/storage';
import { useShell } from '../shell-context.ts';
import { CHECK_MS, marksAfter, seenMark } from './due-mark.ts';

export type PlayerSession = Data<'GET /api/rg/session'>;

const KEY = 'reality-check';
/** A round that goes on is waited for; automatic play, which never pauses by itself, no longer than this. */
const WAITS_FOR_ROUND_MS = 60_000;
/** After a failure; a player without a network plays no rounds either. */
const ASK_AGAIN_MS = 60_000;

/**
 * The half hours of the session, by the server's clock; each is told once, in whatever tab.
 *
 * @returns the session as it is when its check is due, and what is called when the player has read it
 */
export function useDueCheck() {
  const { api, busy } = useShell().platform;
  const isBusy = useReactive(busy.isHeld);
  const [storage] = useState(() => openStorage(() => window.localStorage));
  const [due, setDue] = useState<PlayerSession | null>(null);
  const [isImpatient, setImpatient] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const elapsed = useRef(0);

  useEffect(() => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (afterMs: number) =>
      void (timer = setTimeout(() => setAttempt((count) => count + 1), afterMs));
    api.call('GET /api/rg/session', { query: {} }, { signal: ending.signal }).then(
      ({ data }) => {
        elapsed.current = Date.parse(data.now) - Date.parse(data.started_at);
        const seen = seenMark(readJson(storage, KEY), data.started_at);
        if (marksAfter(elapsed.current) > seen) setDue(data);
        else again(CHECK_MS - (elapsed.current % CHECK_MS));
      },
      () => !ending.signal.aborted && again(ASK_AGAIN_MS),
    );
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [api, storage, attempt]);

  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => setImpatient(true), WAITS_FOR_ROUND_MS);
    return () => clearTimeout(timer);
  }, [due]);

  const settle = useCallback(() => {
    if (due)
      storage.setItem(KEY, JSON.stringify({ session: due.started_at, mark: marksAfter(elapsed.current) }));
    setDue(null);
    setImpatient(false);
    setAttempt((count) => count + 1);
  }, [due, storage]);
  return { due: isBusy && !isImpatient ? null : due, settle };
}
