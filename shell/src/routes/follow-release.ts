import type { ReleasedArea, ReleaseMap } from '@mosaico/shared/contract';
import type { MatchedRoute } from './match-route.ts';

/** The screen a player is on, and the revision of the release map under which they have come to it. */
export interface Entered {
  readonly match: MatchedRoute | null;
  readonly revision: number;
}

/**
 * The screen that a player is on after the release map has changed. It stays as it is, except: an urgent change replaces it in
 * place, and an area that was withdrawn gives way to a card. Neither happens while something holds the busy lock: a deposit, a
 * withdrawal, a round. Pure.
 */
export function followRelease(entered: Entered, map: ReleaseMap, isBusy: boolean): Entered {
  const { match, revision } = entered;
  if (!match || isBusy || !(match.area || match.isClosed)) return entered;
  const latest = areaWith(match, map);
  if (!latest)
    return match.isClosed ? entered : { match: { route: match.route, area: null, isClosed: true }, revision };
  const isLate =
    match.isClosed || ((latest.urgent ?? 0) > revision && latest.version !== match.area?.version);
  if (!isLate) return entered;
  const route = latest.declaration.routes.find(({ path }) => path === match.route.path) ?? match.route;
  return { match: { route, area: latest, swappedAt: map.revision }, revision: map.revision };
}

function areaWith({ area, route }: MatchedRoute, { areas }: ReleaseMap): ReleasedArea | undefined {
  if (area) return areas.find((one) => one.area === area.area);
  return areas.find(({ declaration }) => declaration.routes.some(({ path }) => path === route.path));
}
