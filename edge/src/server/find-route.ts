import { isSwitchedOn, type AreaRoute } from '@mosaico/shared/contract';
import type { Composition, ServedRelease } from './composition.ts';
import type { SiteFacts } from './site-facts.ts';

export interface FoundRoute {
  /** Whose route it is: an area, or the shell. */
  readonly served: ServedRelease;
  readonly route: AreaRoute;
}

/** The route of a path; null when the site has it switched off. While that is not known, the shell decides. */
export function findRoute(
  composition: Composition,
  path: string,
  { features }: Pick<SiteFacts, 'features'>,
): FoundRoute | null {
  for (const served of [composition.shell, ...composition.areas]) {
    const route = served.release.declaration.routes.find((one) => one.path === path);
    if (!route) continue;
    return features === null || isSwitchedOn(route, features) ? { served, route } : null;
  }
  return null;
}
