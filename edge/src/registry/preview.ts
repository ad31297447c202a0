import { z } from 'zod';
import { siteNameSchema } from './canary.ts';
import { ENVIRONMENTS } from './environments.ts';

export const MOST_PREVIEW_HOURS = 24;
/** Running at the same time, over all areas. */
export const MOST_PREVIEWS = 50;

/** One version that is not live, shown inside one site to whoever has the token. */
export const previewSchema = z.strictObject({
  area: z.string(),
  version: z.string().min(1).max(100),
  environment: z.enum(ENVIRONMENTS),
  /** Host name of the site. */
  site: siteNameSchema,
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
});
export type Preview = z.infer<typeof previewSchema>;

/** Previews by their id. */
export type Previews = Readonly<Record<string, Preview>>;

/** Those that have not expired. @param now milliseconds since 1970 */
export function runningPreviews(previews: Previews, now: number): Record<string, Preview> {
  return Object.fromEntries(
    Object.entries(previews).filter(([, { expiresAt }]) => now < Date.parse(expiresAt)),
  );
}
