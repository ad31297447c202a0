import { useReactive } from '@mosaico/shared/area';
import { isSwitchedOn } from '@mosaico/shared/contract';
import { useShell } from '../shell-context.ts';

/** Paths that live areas declare and this site does not have, so that nothing leads there; none while the site's data are on their way (A30). */
export function useMissingPaths(): ReadonlySet<string> {
  const { composition, platform } = useShell();
  const { areas } = useReactive(composition);
  const features = useReactive(platform.siteData.details)?.features;
  const routes = areas.flatMap(({ declaration }) => declaration.routes);
  return new Set(
    features ? routes.flatMap((route) => (isSwitchedOn(route, features) ? [] : route.path)) : [],
  );
}
