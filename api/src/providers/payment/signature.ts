import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of every signed message: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<text>">`. */
export const SIGNATURE_HEADER = 'x-pix-signature';

/** A message older (or newer) than this is refused, so that a recorded one is worthless soon. */
const WINDOW_SECONDS = 300;

/** What a key is for. `pix-client`: the password of the sandbox's client; `pix-token`: its access tokens. */
type Purpose = 'pix-client' | 'pix-token' | 'pix-webhook' | 'pix-page' | 'barred-register' | 'identity-check';

/** A key for one purpose, derived from the shared secret: a signature for one purpose is not valid for another. */
export function purposeKey(secret: string, purpose: Purpose): Buffer {
  return createHmac('sha256', secret).update(`mosaico:${purpose}`).digest();
}

/** Signs a text. A webhook is signed as its raw body. */
export function signatureOf(key: Buffer, text: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(key, seconds, text).toString('hex')}`;
}

/** True when the text was signed with the key within five minutes of `now`. Compares in constant time. */
export function isSignedBy(key: Buffer, text: string, signature: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  if (!match) return false;
  const seconds = Number(match[1]);
  const isFresh = Math.abs(now.getTime() / 1000 - seconds) <= WINDOW_SECONDS;
  return timingSafeEqual(mac(key, seconds, text), Buffer.from(match[2] ?? '', 'hex')) && isFresh;
}

function mac(key: Buffer, seconds: number, text: string): Buffer {
  return createHmac('sha256', key).update(`${seconds}.${text}`).digest();
}
