import { useReactive } from '@mosaico/shared/area';
import { isSwitchedOn, type AreaRoute } from '@mosaico/shared/contract';
import { useShell } from '../shell-context.ts';

/** Whether the site has this route (G34, A30). Null while the site's data are on their way and it depends on them. */
export function useIsSwitchedOn(route: AreaRoute | null): boolean | null {
  const { siteData } = useShell().platform;
  const details = useReactive(siteData.details);
  if (!route?.feature && !route?.unless) return true;
  return details ? isSwitchedOn(route, details.features) : null;
}
