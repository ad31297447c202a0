import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readUpTo } from './brotli-form.ts';
import { isSigned, type SigningKey } from './signing.ts';
import type { TeamKey } from './team-key.ts';

/** Beside release.json: whose release it is. */
export const SIGNATURE_FILE = 'release.sig';

const MOST_BYTES = 1024;

export const signatureSchema = z.strictObject({
  /** Id of the key. */
  key: z.string().min(1).max(100),
  /** Ed25519, base64, over the bytes of release.json, which names every file with its hash. */
  signature: z.string().min(1).max(200),
});
export type ReleaseSignature = z.infer<typeof signatureSchema>;

/** Whom a registry believes. */
export interface Trust {
  /** Keys of the registry itself, by id: it signs what nobody else has signed. */
  readonly registryKeys: ReadonlyMap<string, string>;
  readonly teamKeys: Readonly<Record<string, TeamKey>>;
  /** SHA-256 of the release.json of each release of before there were signatures, as the seal of the history has it. */
  readonly sealed: Readonly<Record<string, string>>;
}

/** Signs the document of a release. */
export function signRelease(document: string, { id, sign }: SigningKey): ReleaseSignature {
  return { key: id, signature: sign(document) };
}

export function signatureText(signature: ReleaseSignature): string {
  return `${JSON.stringify(signature)}\n`;
}

/** @returns null for a text that is no signature */
export function parseSignature(text: string): ReleaseSignature | null {
  try {
    return signatureSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The signature in the folder of a build or a release; null when there is none. */
export async function readSignature(folder: string): Promise<ReleaseSignature | 'damaged' | null> {
  const bytes = await readUpTo(join(folder, SIGNATURE_FILE), MOST_BYTES);
  if (bytes === null) return null;
  return (bytes === 'longer' ? null : parseSignature(bytes.toString('utf8'))) ?? 'damaged';
}

/** What is signed. */
interface Signed {
  readonly area: string;
  readonly version: string;
  /** Text of release.json. */
  readonly document: string;
}

/**
 * Why a release is not believed; null when it is.
 * @param isNew it is about to be published: a key that is retired signs nothing new
 */
export function signatureFault(
  { area, version, document }: Signed,
  signature: ReleaseSignature | 'damaged' | null,
  { registryKeys, teamKeys, sealed }: Trust,
  isNew = false,
): string | null {
  if (signature === 'damaged') return `${SIGNATURE_FILE} is damaged`;
  if (signature === null) {
    const known = Object.hasOwn(sealed, `${area}@${version}`) ? sealed[`${area}@${version}`] : undefined;
    return known === documentDigest(document) ? null : 'it is not signed';
  }
  const team = Object.hasOwn(teamKeys, signature.key) ? teamKeys[signature.key] : undefined;
  const publicKey = registryKeys.get(signature.key) ?? team?.publicKey;
  if (publicKey === undefined) return `it is signed by ${signature.key}, a key that is not trusted here`;
  if (team?.state === 'revoked') return `it is signed by a key of ${team.team} that was revoked`;
  if (isNew && team?.state === 'retired') return `it is signed by a key of ${team.team} that is retired`;
  if (team && !team.areas.includes(area) && !team.areas.includes('all'))
    return `it is signed by a key of ${team.team}, which is not for ${area}`;
  return isSigned(document, publicKey, signature.signature)
    ? null
    : 'its signature does not fit its release.json';
}

/** SHA-256 of a release.json. */
export function documentDigest(document: string): string {
  return createHash('sha256').update(document).digest('hex');
}
