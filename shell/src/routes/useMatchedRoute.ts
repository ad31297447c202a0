import { useRef } from 'react';
import { useReactive } from '@mosaico/shared/area';
import type { AreaRoute, ReleasedArea } from '@mosaico/shared/contract';
import { matchRoute, type MatchedRoute } from './match-route.ts';
import { useShell } from '../shell-context.ts';
import { useIsSwitchedOn } from './useIsSwitchedOn.ts';

interface Matched {
  readonly pathname: string;
  readonly match: MatchedRoute | null;
}

interface Page {
  /** Null: there is no such page, or the site has it switched off. */
  readonly match: MatchedRoute | null;
  /** True while it is not known yet whether the site has this page. */
  readonly isWaiting: boolean;
}

/**
 * The screen of the current path. A change of the release map reaches a screen at the next entry, not while the player is
 * on it; a page that did not exist may appear, and an area on a developer's own server is replaced at once.
 */
export function useMatchedRoute(shellRoutes: readonly AreaRoute[]): Page {
  const { composition, platform } = useShell();
  const { areas } = useReactive(composition);
  const { pathname } = useReactive(platform.navigation.location);
  const shown = useRef<Matched>(null);
  const fresh = matchRoute(areas, shellRoutes, pathname);
  const stays = shown.current?.pathname === pathname && shown.current.match !== null && !isDev(fresh?.area);
  if (!stays) shown.current = { pathname, match: fresh };
  const match = shown.current?.match ?? null;
  const isOn = useIsSwitchedOn(match?.route ?? null);
  return { match: isOn === false ? null : match, isWaiting: isOn === null };
}

function isDev(area: ReleasedArea | null | undefined): boolean {
  return area?.dev === true;
}
