import { createHash } from 'node:crypto';
import type { Canary } from '../../registry/canary.ts';

/**
 * Where a visitor stands between 0 and 100 for an area. It depends on nothing else: a greater share only adds visitors to a canary, and a
 * later canary of the area finds the same ones first. Of another area it finds others.
 */
export function standing(visitorId: string, area: string): number {
  const hash = createHash('sha256').update(`${area} ${visitorId}`).digest();
  return (hash.readUInt32BE() / 2 ** 32) * 100;
}

/** Whether a visitor of a site gets the canary of an area. */
export function hasCanary(
  { percent, sites }: Pick<Canary, 'percent' | 'sites'>,
  area: string,
  { id, host }: { readonly id: string; readonly host: string },
): boolean {
  if (sites && !sites.includes(host)) return false;
  return standing(id, area) < percent;
}
