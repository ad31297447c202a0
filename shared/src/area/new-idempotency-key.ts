/**
 * A key for one action of the player, to be sent with every attempt of it: 128 random bits in hexadecimal. Source: G27.
 * (`crypto.randomUUID` is missing on plain http.)
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
