import { useEffect, useRef, useState } from 'react';

const ROLL_MS = 450;

/**
 * A number that counts up or down to its target. Screen readers get the target itself, from elsewhere. It jumps to the target in
 * a hidden tab, and for players who want less motion.
 */
export function useRolling(target: number): number {
  const [shown, show] = useState(target);
  const reached = useRef(target);
  useEffect(() => {
    const from = reached.current;
    if (from === target) return;
    const to = (value: number) => show((reached.current = value));
    if (document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return to(target);
    const startedAt = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - startedAt) / ROLL_MS);
      to(Math.round(from + (target - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
