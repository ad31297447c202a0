/**
 * A client seed for a player who does not want to think of one: 128 random bits in hexadecimal. It must not be known before the server seed that it
 * goes with is promised, so the seed in use is never taken again.
 */
export function clientSeedAtRandom(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
