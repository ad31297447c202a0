import { useEffect, useState } from 'react';

/** Those that wait, in the order in which they came. */
const waiting = new Set<() => void>();
let isAsked = false;

/**
 * Whether something costly may be drawn: one of all that wait, with each frame. A row of covers that scrolls into sight is many times what fits
 * into a frame, and would hold the scrolling up; what has scrolled away before its turn is never drawn.
 *
 * @param isFirst it does not wait
 */
export function useTurn(isFirst: boolean): boolean {
  const [isMine, setMine] = useState(isFirst);
  useEffect(() => {
    if (isMine) return undefined;
    const draw = () => setMine(true);
    waiting.add(draw);
    ask();
    return () => void waiting.delete(draw);
  }, [isMine]);
  return isMine;
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  // Behind the frame, which would else come late by what is drawn.
  requestAnimationFrame(() => setTimeout(next));
}

function next(): void {
  isAsked = false;
  const [draw] = waiting;
  if (!draw) return;
  waiting.delete(draw);
  draw();
  if (waiting.size > 0) ask();
}
