import { useRef } from 'react';
import { useReactive } from '@mosaico/shared/area';
import type { AreaRoute, ReleasedArea } from '@mosaico/shared/contract';
import { followRelease, type Entered } from './follow-release.ts';
import { matchRoute, type MatchedRoute } from './match-route.ts';
import { useShell } from '../shell-context.ts';
import { useIsSwitchedOn } from './useIsSwitchedOn.ts';

interface Matched extends Entered {
  readonly pathname: string;
}

interface Page {
  /** Null: there is no such page, or the site has it switched off. */
  readonly match: MatchedRoute | null;
  /** True while it is not known yet whether the site has this page. */
  readonly isWaiting: boolean;
}

/**
 * The screen of the current path. A change of the release map reaches a screen at the next entry, not while the player is
 * on it, unless it is urgent (followRelease); a page that did not exist may appear, and an area on a developer's own server is replaced at once.
 */
export function useMatchedRoute(shellRoutes: readonly AreaRoute[]): Page {
  const { composition, platform } = useShell();
  const map = useReactive(composition);
  const isBusy = useReactive(platform.busy.isHeld);
  const { pathname } = useReactive(platform.navigation.location);
  const shown = useRef<Matched>(null);
  const fresh = matchRoute(map.areas, shellRoutes, pathname);
  const stays = shown.current?.pathname === pathname && shown.current.match !== null && !isDev(fresh?.area);
  if (!stays || !shown.current) shown.current = { pathname, match: fresh, revision: map.revision };
  else shown.current = { pathname, ...followRelease(shown.current, map, isBusy) };
  const match = shown.current?.match ?? null;
  const isOn = useIsSwitchedOn(match?.route ?? null);
  return { match: isOn === false ? null : match, isWaiting: isOn === null };
}

function isDev(area: ReleasedArea | null | undefined): boolean {
  return area?.dev === true;
}
