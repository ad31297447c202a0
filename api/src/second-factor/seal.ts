import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from '../runtime/random.ts';

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text is about: opened for anything else, such as another member's row, it is refused. */
export interface Seal {
  readonly dataKey: string;
  /** Such as `second-factor|site|7`. */
  readonly subject: string;
}

/** Encrypts what the database keeps and the API needs again (AES-256-GCM, a key derived from the data key). */
export function seal({ dataKey, subject }: Seal, text: string, random: Random): string {
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(dataKey), nonce).setAAD(Buffer.from(subject));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** @throws Error when it was sealed under another key or for another subject, or was changed */
export function unseal({ dataKey, subject }: Seal, sealed: string): string {
  const [version, body = ''] = sealed.split('.');
  if (version !== VERSION) throw new Error('sealed in a way that is not known');
  const bytes = Buffer.from(body, 'base64url');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const opened = createDecipheriv('aes-256-gcm', keyOf(dataKey), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(subject))
    .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  return Buffer.concat([opened.update(bytes.subarray(tagEnd)), opened.final()]).toString('utf8');
}

function keyOf(dataKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', dataKey, '', 'mosaico sealed data', 32));
}
