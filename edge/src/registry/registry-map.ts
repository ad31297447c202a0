import { z } from 'zod';
import { canaryChangeSchema, canarySchema } from './canary.ts';
import { ENVIRONMENTS } from './environments.ts';
import { linkSchema } from './link.ts';
import { rollbackEvidenceSchema } from './rollback-evidence.ts';

const versionText = z.string().min(1).max(100);

/** What is served when a live version fails: a version that was live before, and that the gate accepts. */
const fallbackSchema = z.strictObject({
  version: versionText,
  /** Only for the shell: the versions of the areas that go with it. An area that has none is not among them. */
  areas: z.record(z.string(), versionText).optional(),
});
export type Fallback = z.infer<typeof fallbackSchema>;

/** One area's pointer: what visitors get. */
const pointerSchema = z
  .strictObject({
    version: versionText,
    /** The best first. The edge serves the first one that browsers do not report as failing. */
    fallbacks: z.array(fallbackSchema).optional(),
    /** What registries had before there were `fallbacks`. */
    lastKnownGood: versionText.optional(),
    /** ISO 8601, UTC. */
    activatedAt: z.iso.datetime(),
    by: z.string(),
    /** Revision of the last change of this area that open tabs are to follow in place. */
    urgent: z.int().positive().optional(),
    /** What a share of the visitors gets in its place. */
    canary: canarySchema.optional(),
  })
  .transform(({ version, fallbacks, lastKnownGood, ...others }) => ({
    version,
    fallbacks: fallbacks ?? (lastKnownGood === undefined ? [] : [{ version: lastKnownGood }]),
    ...others,
  }));
export type Pointer = z.infer<typeof pointerSchema>;

/** `map.json`: the one document that says what is live. */
export const registryMapSchema = z.strictObject({
  /** Grows by one with every change. */
  revision: z.int().nonnegative(),
  areas: z.record(z.string(), pointerSchema),
});
export type RegistryMap = z.infer<typeof registryMapSchema>;

export const EMPTY_MAP: RegistryMap = { revision: 0, areas: {} };

const changeSchema = z.strictObject({
  area: z.string(),
  /** Null: it was not live. */
  from: versionText.nullable(),
  /** Null: the area has left the map. */
  to: versionText.nullable(),
  /** `from` is broken and `to` mends it: nothing leads back to `from`. */
  isFix: z.literal(true).optional(),
});

/** One line of `history.jsonl`: who changed what, when and why, and the whole map as it was from then on. */
export const historyEntrySchema = z.strictObject({
  revision: z.int().positive(),
  /** Absent: what players get. */
  environment: z.enum(ENVIRONMENTS).optional(),
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  /** `canary`: of a canary's share alone. `revoke`: what a revoked version leaves behind; without changes when only fallbacks led to it. */
  action: z.enum(['activate', 'rollback', 'withdraw', 'promote', 'revoke', 'canary']),
  changes: z.array(changeSchema),
  /** Canaries that began, ended, or have another share. */
  canaries: z.array(canaryChangeSchema).optional(),
  /** Where it was live before. */
  promotedFrom: z.enum(ENVIRONMENTS).optional(),
  /** Why an edge took a version back by itself. */
  evidence: rollbackEvidenceSchema.optional(),
  map: registryMapSchema,
  /** Lines of before the history was signed have none. */
  link: linkSchema.optional(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
