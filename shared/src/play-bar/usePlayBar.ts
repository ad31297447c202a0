import { useEffect } from 'react';
import type { PlayBar } from '@mosaico/shared/api';
import { usePlatform, useSessionUser } from '@mosaico/shared/area';

/** A browser's clock may be ahead of the server's: it is not asked more often than this. */
const ASKS_AGAIN_MS = 30_000;
/** A timer of a browser goes no further; who waits for longer sees the end at their next visit. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * What keeps the member from playing and depositing, as the server says in the user info. It follows what happens elsewhere: a break or
 * an exclusion that begins in another tab tells of itself by a notification, and one that ends is asked for when its time has come.
 *
 * @returns null when nothing does, and for a visitor
 * Source: G31, G32.
 */
export function usePlayBar(): PlayBar | null {
  const { bus, session } = usePlatform();
  // A member of an earlier page view, or an API of an earlier version, may lack it.
  const bar = useSessionUser()?.play_bar ?? null;
  useEffect(() => {
    const news = bus.on('account.notification-received').subscribe(() => void session.refresh());
    return () => news.unsubscribe();
  }, [bus, session]);
  useEffect(() => {
    if (!bar?.until) return undefined;
    const leftMs = Math.max(ASKS_AGAIN_MS, Date.parse(bar.until) - Date.now());
    if (leftMs > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => void session.refresh(), leftMs);
    return () => clearTimeout(timer);
  }, [bar, session]);
  return bar;
}
