import { z } from 'zod';

const versionText = z.string().min(1).max(100);

/** One area's pointer: what visitors get. */
const pointerSchema = z.strictObject({
  version: versionText,
  /** Version that was live before and whose files verified at the last change; served when `version` fails. */
  lastKnownGood: versionText.optional(),
  /** ISO 8601, UTC. */
  activatedAt: z.iso.datetime(),
  by: z.string(),
});
export type Pointer = z.infer<typeof pointerSchema>;

/** `map.json`: the one document that says what is live. */
export const registryMapSchema = z.strictObject({
  /** Grows by one with every change. */
  revision: z.int().nonnegative(),
  areas: z.record(z.string(), pointerSchema),
});
export type RegistryMap = z.infer<typeof registryMapSchema>;

export const EMPTY_MAP: RegistryMap = { revision: 0, areas: {} };

/** One line of `history.jsonl`: who changed what, when and why, and the whole map as it was from then on. */
export const historyEntrySchema = z.strictObject({
  revision: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  action: z.enum(['activate', 'rollback']),
  changes: z
    .array(z.strictObject({ area: z.string(), from: versionText.nullable(), to: versionText }))
    .min(1),
  map: registryMapSchema,
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
