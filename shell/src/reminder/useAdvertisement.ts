import { useReactive } from '@mosaico/shared/area';
import type { SiteData } from '../platform/site/site.ts';
import { useMissingPaths } from '../routes/useMissingPaths.ts';
import { useShell } from '../shell-context.ts';

/** The site's advertisement; null without one, and for one that leads to a page which the site does not have (A30). */
export function useAdvertisement(): SiteData['advertisement'] {
  const advertisement = useReactive(useShell().platform.siteData.details)?.advertisement ?? null;
  const missing = useMissingPaths();
  const [path = ''] = advertisement?.action?.to.split(/[?#]/, 1) ?? [];
  return missing.has(path) ? null : advertisement;
}
