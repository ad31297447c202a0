import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of every wallet call. */
export const PROVIDER_HEADER = 'x-provider';
export const TIMESTAMP_HEADER = 'x-timestamp';
export const SIGNATURE_HEADER = 'x-signature';

/** How far the two clocks may be apart. */
const WINDOW_MS = 60_000;

export interface SignedRequest {
  /** Name of the call, e.g. `bet`: what was signed for one is no good for another. */
  readonly action: string;
  /** Milliseconds since 1970, as text. */
  readonly timestamp: string;
  /** The body as it went over the wire. */
  readonly rawBody: Buffer;
}

/** HMAC-SHA256 (hex) over the action, the timestamp and the raw body. Source: W8. */
export function signatureOf(secret: string, { action, timestamp, rawBody }: SignedRequest): string {
  return createHmac('sha256', secret).update(`${action}.${timestamp}.`).update(rawBody).digest('hex');
}

/** True when the signature is right and not older or newer than the window. */
export function isSignatureValid(
  secret: string,
  request: SignedRequest,
  signature: string,
  now: Date,
): boolean {
  if (!/^\d{13}$/.test(request.timestamp)) return false;
  if (Math.abs(now.getTime() - Number(request.timestamp)) > WINDOW_MS) return false;
  const expected = Buffer.from(signatureOf(secret, request));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
