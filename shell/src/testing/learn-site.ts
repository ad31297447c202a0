import type { ShellPlatform } from '../platform/create-platform.ts';
import type { Settable } from '@mosaico/shared/reactive';
import type { SiteData } from '../platform/site/site.ts';

/** The site's answer has come, or another one. */
export function learnSite({ siteData }: ShellPlatform, data: SiteData): void {
  (siteData.details as Settable<SiteData | null>).set(data);
  const site = siteData.site as Settable<ShellPlatform['site']['value']>;
  site.set({ ...site.value, isSandbox: data.is_sandbox });
}
