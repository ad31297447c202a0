import { type ReactNode, useMemo, useRef } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import type { Navigation } from '../contract/platform.ts';
import { useReactive } from '../reactive/useReactive.ts';

interface PlatformRouterProps {
  readonly navigation: Navigation;
  /**
   * Paths of the area. While the location is elsewhere (the area is about to be unmounted) its screens keep the last
   * location that was theirs, so that nothing flickers. Empty: follow every location.
   */
  readonly paths: readonly string[];
  readonly children: ReactNode;
}

/** React Router bound to the platform's one history: many roots, one truth. Source: federation notes, "One history". */
export function PlatformRouter({ navigation, paths, children }: PlatformRouterProps) {
  const navigator = useMemo(() => navigatorOf(navigation), [navigation]);
  const location = useReactive(navigation.location);
  const isMine = paths.length === 0 || paths.includes(location.pathname);
  const lastMine = useRef(location);
  if (isMine) lastMine.current = location;

  return (
    <Router location={isMine ? location : lastMine.current} navigator={navigator}>
      {children}
    </Router>
  );
}

function navigatorOf(navigation: Navigation): Navigator {
  return {
    createHref: hrefOf,
    go: (delta) => navigation.go(delta),
    push: (to, state) => navigation.push(hrefOf(to), state),
    replace: (to, state) => navigation.replace(hrefOf(to), state),
  };
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
