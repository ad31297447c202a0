import type { Site } from '@mosaico/shared/contract';

export type Offer = 'offers' | 'welcome' | 'vip' | 'invite';

/**
 * What the site really offers this player now, in order. The sign-up offer is for visitors of sandbox sites: a licensed site
 * may not make it, and a site that is not known yet might be one (R252).
 */
export function offersFor(site: Pick<Site, 'key' | 'isSandbox'>, isMember: boolean): Offer[] {
  const mayPromise = site.key !== '' && site.isSandbox;
  return [
    ...(isMember ? (['offers', 'vip'] as const) : []),
    ...(!isMember && mayPromise ? (['welcome'] as const) : []),
    'invite',
  ];
}
