import { join } from 'node:path';
import { z } from 'zod';
import { credentialSchema } from './credential.ts';
import { linkSchema } from './link.ts';
import { previewSchema } from './preview.ts';
import { teamKeySchema } from './team-key.ts';

const noteSchema = z.strictObject({ at: z.iso.datetime(), by: z.string(), why: z.string() });

/** `<area>@<version>` to who said it, when and why. */
const notesSchema = z.record(z.string(), noteSchema);

/** `store.json`: what holds for releases in every environment. */
export const storeStateSchema = z.strictObject({
  /** Grows by one with every change. */
  change: z.int().nonnegative(),
  /** Never served, and never a fallback. */
  revoked: notesSchema.default({}),
  /** Never removed by `prune`: under dispute, or kept for another reason. */
  pinned: notesSchema.default({}),
  /** Keys of teams, by id. */
  teamKeys: z.record(z.string(), teamKeySchema).default({}),
  /** Nothing is published that no team has signed. */
  onlyTeams: z.boolean().default(false),
  /** Who may use the release API, by id. */
  credentials: z.record(z.string(), credentialSchema).default({}),
  /** Versions that some see before they are live, by id. Those that have expired go with the next change. */
  previews: z.record(z.string(), previewSchema).default({}),
});
export type StoreState = z.infer<typeof storeStateSchema>;

export const EMPTY_STORE: StoreState = {
  change: 0,
  revoked: {},
  pinned: {},
  teamKeys: {},
  onlyTeams: false,
  credentials: {},
  previews: {},
};

const STORE_ACTIONS = [
  'revoke',
  'restore',
  'pin',
  'unpin',
  'prune',
  'grant',
  'deny',
  'trust',
  'preview',
  'end-preview',
] as const;

/** A line of `history.jsonl` about the releases themselves, with the whole state as it was from then on. */
export const storeEntrySchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  action: z.enum(STORE_ACTIONS),
  subjects: z.array(z.string().min(1).max(200)),
  store: storeStateSchema,
  link: linkSchema.optional(),
});
export type StoreEntry = z.infer<typeof storeEntrySchema>;

export function storeFile(registry: string): string {
  return join(registry, 'store.json');
}

/** How a release is named in the state. */
export function releaseKey(area: string, version: string): string {
  return `${area}@${version}`;
}

/** An area may have any name, also that of a property which every object has (`constructor`). */
export function noteOf<Note>(
  notes: Readonly<Record<string, Note>>,
  area: string,
  version: string,
): Note | null {
  const key = releaseKey(area, version);
  return Object.hasOwn(notes, key) ? (notes[key] ?? null) : null;
}
