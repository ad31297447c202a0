import { z } from 'zod';

/** What ties a line of the history to the one before it, and to who wrote it. */
export const linkSchema = z.strictObject({
  /** SHA-256 of the line before, as it stands in the file; of nothing for the first line. */
  prev: z.string().regex(/^[0-9a-f]{64}$/),
  /** Id of the registry's key. */
  key: z.string().min(1).max(100),
  /** Ed25519, base64, over the canonical JSON of the line without this field. */
  signature: z.string().min(1).max(200),
});
export type Link = z.infer<typeof linkSchema>;
