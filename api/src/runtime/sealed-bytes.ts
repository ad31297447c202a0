import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from './random.ts';

const CIPHER = 'aes-256-gcm';
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** With which key bytes are sealed, and what they are: they open under the same name alone. */
export interface Sealing {
  readonly secret: string;
  /** Each use has a key of its own. */
  readonly use: string;
  readonly name: string;
}

/** Encrypts bytes for the database, which holds the key as little as its backups do. @returns base64 */
export function sealBytes({ secret, use, name }: Sealing, bytes: Uint8Array, random: Random): string {
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, use), nonce).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @returns null for what another key has sealed, or under another name */
export function unsealBytes({ secret, use, name }: Sealing, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64');
  const [nonce, tag, text] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  try {
    const cipher = createDecipheriv(CIPHER, keyOf(secret, use), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(name))
      .setAuthTag(tag);
    return Buffer.concat([cipher.update(text), cipher.final()]);
  } catch {
    return null;
  }
}

function keyOf(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `mosaico:${use}`, 32));
}
