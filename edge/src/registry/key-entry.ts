import { z } from 'zod';
import { linkSchema } from './link.ts';

/**
 * A line of `history.jsonl` about who signs it. `seal` begins a chain: at the first start, after an upgrade from a history without
 * signatures, or when a key was lost. `rotate` is signed by the key before, and names the one that signs from then on.
 */
export const keyEntrySchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  action: z.enum(['seal', 'rotate']),
  /** Id of the key that signs from here on. */
  key: z.string().min(1).max(100),
  /** Ed25519, SPKI in base64. */
  publicKey: z.string().min(1).max(200),
  /** What stood there before the seal: how many lines, the SHA-256 of all of them, and that of each published release.json. */
  sealed: z
    .strictObject({
      lines: z.int().nonnegative(),
      digest: z.string(),
      releases: z.record(z.string(), z.string()),
    })
    .optional(),
  link: linkSchema.optional(),
});
export type KeyEntry = z.infer<typeof keyEntrySchema>;
