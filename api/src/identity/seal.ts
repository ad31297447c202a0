import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { PicturePlace } from '@mosaico/shared/rules';
import type { Random } from '../runtime/random.ts';

const CIPHER = 'aes-256-gcm';
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** Which picture it is: one cannot be put in the place of another, or of another member's. */
export interface SealedPlace {
  readonly number: string;
  readonly place: PicturePlace;
}

/** Encrypts a picture for the database, which holds the key as little as its backups do. */
export function seal(secret: string, at: SealedPlace, picture: Buffer, random: Random): string {
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(nameOf(at));
  const text = Buffer.concat([cipher.update(picture), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** @returns null for what another key has sealed, or for another place */
export function unseal(secret: string, at: SealedPlace, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64');
  const [nonce, tag, text] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  try {
    const cipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: TAG_BYTES })
      .setAAD(nameOf(at))
      .setAuthTag(tag);
    return Buffer.concat([cipher.update(text), cipher.final()]);
  } catch {
    return null;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'mosaico:identity-files', 32));
}

function nameOf({ number, place }: SealedPlace): Buffer {
  return Buffer.from(`${number}/${place}`);
}
