import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from './useRail.ts';

/**
 * Moves something on by itself, and lets the visitor stop it. It does not begin under reduced motion, and it rests while the
 * pointer or the focus is inside.
 *
 * @param everyMs null turns it off
 * @param advance moves on by one
 * @returns `canPlay` (there is something to stop), `isPlaying`, `toggle`, and props for the element around it all
 */
export function useAutoplay(everyMs: number | null, advance: () => void) {
  const [isPlaying, setPlaying] = useState(() => everyMs !== null && !prefersStillness());
  const [isVisited, setVisited] = useState(false);
  const latest = useRef(advance);
  useEffect(() => void (latest.current = advance));
  useEffect(() => {
    if (everyMs === null || !isPlaying || isVisited) return undefined;
    const timer = setInterval(() => latest.current(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isPlaying, isVisited]);
  const visit = () => setVisited(true);
  const leave = () => setVisited(false);
  return {
    canPlay: everyMs !== null,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    around: { onPointerEnter: visit, onPointerLeave: leave, onFocus: visit, onBlur: leave },
  };
}
