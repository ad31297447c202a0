import type { PlayBar } from '@mosaico/shared/api';
import type { Site } from '@mosaico/shared/contract';

export type Offer = 'offers' | 'welcome' | 'vip' | 'invite';

/**
 * What the site really offers this player now, in order. The sign-up offer is for visitors of sandbox sites: a licensed site
 * may not make it, and a site that is not known yet might be one (R252). A site without agents invites nobody to invite (A30); where
 * nothing else is left, the VIP club stands there. Who takes a break, has excluded themselves or is barred is offered nothing, not even to
 * invite (G31, G32).
 */
export function offersFor(
  site: Pick<Site, 'key' | 'isSandbox' | 'features'>,
  isMember: boolean,
  bar: PlayBar | null,
): Offer[] {
  const mayPromise = site.key !== '' && site.isSandbox;
  const hasAgents = !site.features.includes('without_agents');
  if (bar) return [];
  return [
    ...(isMember ? (['offers'] as const) : []),
    ...(isMember || !(mayPromise || hasAgents) ? (['vip'] as const) : []),
    ...(!isMember && mayPromise ? (['welcome'] as const) : []),
    ...(hasAgents ? (['invite'] as const) : []),
  ];
}
