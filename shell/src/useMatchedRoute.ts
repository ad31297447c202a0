import { useRef } from 'react';
import { useLive } from '@mosaico/shared/area';
import type { AreaRoute, LiveArea } from '@mosaico/shared/contract';
import { matchRoute, type MatchedRoute } from './areas/match-route.ts';
import { useShell } from './shell-context.ts';

interface Matched {
  readonly pathname: string;
  readonly match: MatchedRoute | null;
}

/**
 * The screen of the current path. A change of the release map reaches a screen at the next entry, not while the player is
 * on it; a page that did not exist may appear, and a developer's own server replaces its area at once.
 */
export function useMatchedRoute(shellRoutes: readonly AreaRoute[]): MatchedRoute | null {
  const { map, platform } = useShell();
  const { areas } = useLive(map);
  const { pathname } = useLive(platform.navigation.location);
  const shown = useRef<Matched>(null);
  const fresh = matchRoute(areas, shellRoutes, pathname);
  const stays = shown.current?.pathname === pathname && shown.current.match !== null && !isDev(fresh?.area);
  if (!stays) shown.current = { pathname, match: fresh };
  return shown.current?.match ?? null;
}

function isDev(area: LiveArea | null | undefined): boolean {
  return area?.dev === true;
}
