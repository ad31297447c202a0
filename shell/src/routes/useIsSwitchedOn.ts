import { useReactive } from '@mosaico/shared/area';
import type { AreaRoute } from '@mosaico/shared/contract';
import { useShell } from '../shell-context.ts';

/** Whether the site has this route (G34). Null while the site's data are on their way. */
export function useIsSwitchedOn(route: AreaRoute | null): boolean | null {
  const { siteData } = useShell().platform;
  const details = useReactive(siteData.details);
  if (!route?.feature) return true;
  return details ? details.features.includes(route.feature) : null;
}
