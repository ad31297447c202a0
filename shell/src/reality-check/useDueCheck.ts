import { useCallback, useEffect, useRef, useState } from 'react';
import type { Data } from '@mosaico/shared/api';
import { useReactive } from '@mosaico/shared/area';
import { REALITY_CHECK_CHOICES, REALITY_CHECK_MINUTES } from '@mosaico/shared/rules';
import { openStorage, readJson } from '@mosaico/shared/storage';
import { useShell } from '../shell-context.ts';
import { lastMark, MINUTE_MS, nextMarkMs, seenMark } from './due-mark.ts';

export type PlayerSession = Data<'GET /api/rg/session'>;

const KEY = 'reality-check';
/** A round that goes on is waited for; one that does not end, as of a game that takes no notice of a pause, no longer than this. */
const WAITS_FOR_ROUND_MS = 60_000;
/** After a failure; a player without a network plays no rounds either. */
const ASK_AGAIN_MS = 60_000;
/** The player may choose a shorter interval in another tab, which tells this one nothing. */
const ASK_AT_LEAST_MS = REALITY_CHECK_CHOICES[0] * MINUTE_MS;

/**
 * The checks of the session, by the server's clock; each is told once, in whatever tab. Play is paused from the moment that one is due, so
 * that no round begins before it is answered; once shown it stays, whatever the game does.
 *
 * @returns the session as it is when its check is due, and what is called when the player has read it
 */
export function useDueCheck() {
  const { api, busy, pausePlay } = useShell().platform;
  const isBusy = useReactive(busy.isHeld);
  const [storage] = useState(() => openStorage(() => window.localStorage));
  const [due, setDue] = useState<PlayerSession | null>(null);
  const [isShown, setShown] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const mark = useRef(0);

  useEffect(() => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (afterMs: number) =>
      void (timer = setTimeout(() => setAttempt((count) => count + 1), afterMs));
    api.call('GET /api/rg/session', { query: {} }, { signal: ending.signal }).then(
      ({ data }) => {
        const elapsedMs = Date.parse(data.now) - Date.parse(data.started_at);
        const every = data.reality_check_minutes ?? REALITY_CHECK_MINUTES;
        mark.current = lastMark(elapsedMs, every);
        if (mark.current > seenMark(readJson(storage, KEY), data.started_at)) setDue(data);
        else again(Math.min(nextMarkMs(elapsedMs, every), ASK_AT_LEAST_MS));
      },
      () => !ending.signal.aborted && again(ASK_AGAIN_MS),
    );
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [api, storage, attempt]);

  useEffect(() => (due ? pausePlay() : undefined), [due, pausePlay]);
  useEffect(() => {
    if (due && !isBusy) setShown(true);
  }, [due, isBusy]);
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => setShown(true), WAITS_FOR_ROUND_MS);
    return () => clearTimeout(timer);
  }, [due]);

  const settle = useCallback(() => {
    if (due) storage.setItem(KEY, JSON.stringify({ session: due.started_at, minute: mark.current }));
    setDue(null);
    setShown(false);
    setAttempt((count) => count + 1);
  }, [due, storage]);
  return { due: isShown ? due : null, settle };
}
