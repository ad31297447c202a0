import { useEffect, useState, type RefObject } from 'react';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { useShell } from '../shell-context.ts';

/** How far below the window something counts as near. */
const MARGIN = '400px';

/** True from the moment an element comes near the window; without a browser that can tell, once the page is quiet. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const { bus } = useShell().platform;
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    if (typeof IntersectionObserver !== 'function') return afterFirstArea(bus, () => setNear(true));
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element, bus]);
  return isNear;
}
