import { startTransition, useEffect, useState } from 'react';
import type { FirstPaint } from './first-paint.ts';

/** Follows a part of the page from its first rendering on. @param first how it begins */
export function useFirstPaintState(first: Exclude<FirstPaint, 'taken-over'>): FirstPaint {
  const [paint, setPaint] = useState<FirstPaint>(first);
  // What waits for this moment may be much: a transition is rendered in slices, between which the page answers.
  useEffect(() => {
    if (first === 'taking-over') startTransition(() => setPaint('taken-over'));
  }, [first]);
  return paint;
}
