import type { Site } from '@mosaico/shared/contract';

export type Offer = 'welcome' | 'vip' | 'invite' | 'rain';

/**
 * What the site really offers this player now, in order. The sign-up offer is for visitors of sandbox sites: a licensed site
 * may not make it, and a site that is not known yet might be one (R252). Chat rain is spoken of where the operator has it (R257).
 */
export function offersFor(site: Pick<Site, 'key' | 'isSandbox' | 'features'>, isMember: boolean): Offer[] {
  const mayPromise = site.key !== '' && site.isSandbox;
  return [
    ...(isMember ? (['vip'] as const) : []),
    ...(!isMember && mayPromise ? (['welcome'] as const) : []),
    'invite',
    ...(site.features.includes('chat_rain') ? (['rain'] as const) : []),
  ];
}
