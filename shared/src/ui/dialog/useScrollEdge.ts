import { useEffect, useRef, useState } from 'react';

/**
 * Whether a scrolling box has more to show below.
 *
 * @returns `box`, props for the scrolling element, which takes the focus once it can be scrolled, so that arrow keys scroll it;
 * `end` for an empty element behind its content; and `hasMore`
 */
export function useScrollEdge() {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [hasMore, setHasMore] = useState(false);
  const [canScroll, setCanScroll] = useState(false);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isCovered = entry?.isIntersecting === false;
        setHasMore(isCovered);
        if (isCovered) setCanScroll(true);
      },
      { root: box.current },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return { box: { ref: box, tabIndex: canScroll ? 0 : undefined }, end, hasMore };
}
