import { z } from 'zod';

const count = z.int().nonnegative();
const faredSchema = z.strictObject({ failed: count, views: count, networks: count });

/** What browsers have reported of a version that an edge took back, and of the one before it. */
export const rollbackEvidenceSchema = z.strictObject({
  area: z.string(),
  version: z.string(),
  before: z.string(),
  isCanary: z.boolean(),
  /** Its views that count, and those of the version before. */
  fared: faredSchema,
  faredBefore: faredSchema,
  /** Where it failed. */
  stages: z.record(z.string(), count),
  /** ISO 8601, UTC: since when it was looked at. */
  since: z.iso.datetime(),
});
export type RollbackEvidence = z.infer<typeof rollbackEvidenceSchema>;
