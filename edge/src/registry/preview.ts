import { z } from 'zod';
import { siteNameSchema } from './canary.ts';
import { ENVIRONMENTS } from './environments.ts';

/** Where a developer's own build is served: on the machine of whoever looks, so nobody can be made to run what lies elsewhere. */
export const localAddressSchema = z.string().regex(/^http:\/\/(?:localhost|127\.0\.0\.1):[1-9]\d{0,4}$/);
/** Stands in place of a version where the browser takes what is served there. No release is called so. */
export const LOCAL_VERSION = 'local';

export const MOST_PREVIEW_HOURS = 24;
/** Running at the same time, over all areas. */
export const MOST_PREVIEWS = 50;

/** One version that is not live, or the build on somebody's own machine, shown inside one site to whoever has the token. */
export const previewSchema = z.strictObject({
  area: z.string(),
  version: z.string().min(1).max(100),
  /** Absent: a release of the registry. */
  local: localAddressSchema.optional(),
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
