import type { AreaRoute, ReleasedArea } from '@mosaico/shared/contract';

/** Where a path leads: a screen of a live area, or one of the shell's own. */
export interface MatchedRoute {
  readonly route: AreaRoute;
  /** Null for the shell's own screens. */
  readonly area: ReleasedArea | null;
  /** Revision at which another release took the place of the one the player was on. */
  readonly swappedAt?: number;
  /** The area was taken out of the site while the player was on it. */
  readonly isClosed?: true;
}

/**
 * The screen of a path: exact, without parameters (R32). The shell's own routes come first; of two areas that declare
 * the same path the first wins (the gate refuses such a pair). Null: there is no such page. Pure.
 */
export function matchRoute(
  areas: readonly ReleasedArea[],
  shellRoutes: readonly AreaRoute[],
  pathname: string,
): MatchedRoute | null {
  const isIt = ({ path }: AreaRoute) => path === pathname;
  const own = shellRoutes.find(isIt);
  if (own) return { route: own, area: null };
  for (const area of areas) {
    const route = area.declaration.routes.find(isIt);
    if (route) return { route, area };
  }
  return null;
}
