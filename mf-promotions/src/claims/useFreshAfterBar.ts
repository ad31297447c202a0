import { useEffect, useRef } from 'react';
import { useIsKeptFromPlay } from './useIsKeptFromPlay.ts';

/** Asks anew when a break, an exclusion or a bar has begun or ended: the server offers something else from then on. */
export function useFreshAfterBar(refetch: () => unknown): void {
  const isKept = useIsKeptFromPlay();
  const before = useRef(isKept);
  useEffect(() => {
    if (before.current === isKept) return;
    before.current = isKept;
    refetch();
  }, [isKept, refetch]);
}
