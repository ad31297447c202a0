import { z } from 'zod';

/** How a canary's share grows by itself, under the names of awslabs/frontend-discovery. */
export const STRATEGIES = ['AllAtOnce', 'Canary10Percent5Minutes', 'Linear10PercentEvery1Minute'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** Every set that a visitor may get is checked and kept ready: two canaries make four of them. */
export const MOST_CANARIES = 2;
const MOST_SITES = 50;

/** Host names of sites, as browsers have them. */
export const siteNameSchema = z.string().regex(/^(?!-)[a-z0-9.-]{1,253}$/);

/** A version that a share of the visitors gets in place of the live one. */
export const canarySchema = z.strictObject({
  version: z.string().min(1).max(100),
  /** 0: nobody. 100: everybody, on the sites it is for. */
  percent: z.int().min(0).max(100),
  /** Only visitors of these sites. Absent: of all. */
  sites: z.array(siteNameSchema).min(1).max(MOST_SITES).optional(),
  /** Absent: the share stays until somebody changes it. */
  strategy: z.enum(STRATEGIES).optional(),
  /** ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  by: z.string(),
});
export type Canary = z.infer<typeof canarySchema>;

/** What one change did to a canary; null stands for none. */
export const canaryChangeSchema = z.strictObject({
  area: z.string(),
  version: z.string().min(1).max(100),
  from: z.int().min(0).max(100).nullable(),
  to: z.int().min(0).max(100).nullable(),
  sites: z.array(siteNameSchema).optional(),
  strategy: z.enum(STRATEGIES).optional(),
});
export type CanaryChange = z.infer<typeof canaryChangeSchema>;

const MINUTE_MS = 60_000;

/**
 * The share that a strategy is due to have, by the time since its start: an edge that was away for some steps goes on with the step of
 * now. 100 ends it, by an activation.
 */
export function shareDue(strategy: Strategy, startedAt: string, at: string): number {
  const minutes = Math.max(0, (Date.parse(at) - Date.parse(startedAt)) / MINUTE_MS);
  if (strategy === 'AllAtOnce') return 100;
  if (strategy === 'Canary10Percent5Minutes') return minutes < 5 ? 10 : 100;
  return Math.min(100, 10 * (1 + Math.floor(minutes)));
}
