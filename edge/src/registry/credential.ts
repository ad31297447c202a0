import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ENVIRONMENTS, type Environment } from './environments.ts';

/** What a credential can be for. Looking (status, history, verify) is for every one. */
export const GRANTED_ACTIONS = [
  'publish',
  'activate',
  'promote',
  'rollback',
  'withdraw',
  'restore',
  'pin',
  'unpin',
  'prune',
  'preview',
] as const;
export type GrantedAction = (typeof GRANTED_ACTIONS)[number];

/** Every area, also those that come later. */
export const ALL_AREAS = 'all';

/** Who may do what through the release API. The secret itself is kept nowhere. */
export const credentialSchema = z.strictObject({
  /** Who it is: stands in the history as the author of what is done with it. */
  name: z.string().min(1).max(100),
  /** SHA-256 of the secret, which is 256 random bits. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  areas: z.array(z.string()).min(1),
  environments: z.array(z.enum(ENVIRONMENTS)),
  actions: z.array(z.enum(GRANTED_ACTIONS)),
  expiresAt: z.iso.datetime(),
});
export type Credential = z.infer<typeof credentialSchema>;

const PREFIX = 'mrt';

/** A new secret, as whoever gets it writes it. */
export function newToken(): { id: string; token: string; hash: string } {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  return { id, token: [PREFIX, id, secret].join('_'), hash: hashOf(secret) };
}

/** Whose token it is; null for one that is not known, or has expired. */
export function credentialOf(
  token: string,
  credentials: Readonly<Record<string, Credential>>,
  now: number,
): { readonly id: string; readonly credential: Credential } | null {
  const [, id = '', secret = ''] = /^mrt_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  const credential = Object.hasOwn(credentials, id) ? credentials[id] : undefined;
  if (!credential) return null;
  const isIt = timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(credential.hash));
  return isIt && now < Date.parse(credential.expiresAt) ? { id, credential } : null;
}

/** What is asked for. */
export interface Permission {
  readonly action: GrantedAction;
  /** Null: all of them. */
  readonly areas: readonly string[] | null;
  readonly environments: readonly Environment[];
}

/** Why a credential does not allow something; null when it does. */
export function denial(credential: Credential, { action, areas, environments }: Permission): string | null {
  const { name } = credential;
  if (!credential.actions.includes(action)) return `${name} may not ${action}`;
  const other = environments.find((one) => !credential.environments.includes(one));
  if (other !== undefined) return `${name} may not change ${other}`;
  if (credential.areas.includes(ALL_AREAS)) return null;
  if (areas === null) return `${name} may do this for its own areas only (${credential.areas.join(', ')})`;
  const foreign = areas.find((area) => !credential.areas.includes(area));
  return foreign === undefined ? null : `${name} may not ${action} ${foreign}`;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
