import { createHash, createHmac } from 'node:crypto';

/**
 * Provably fair draws: the hash of the server seed is shown before, the seed itself after it is replaced. Anyone can then
 * repeat every draw. Source: G14.
 */

/** What was promised: sha-256 (hex) of the server seed. */
export function commitmentOf(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}

/** What decides one draw. */
export interface DrawSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Number of the draw under these seeds; each is used once. */
  readonly nonce: number;
}

/**
 * The draws of one round, one after the other: each is a uniform integer in [0, below). Draw number n takes the first four
 * bytes of HMAC-SHA256(serverSeed, `clientSeed:nonce:cursor`). Values beyond the largest multiple of `below` are skipped,
 * so that every result is exactly as likely as the others.
 */
export function drawsOf({ serverSeed, clientSeed, nonce }: DrawSeeds): (below: number) => number {
  let cursor = 0;
  return (below) => {
    const span = Math.floor(2 ** 32 / below);
    for (;;) {
      const value = createHmac('sha256', serverSeed)
        .update(`${clientSeed}:${nonce}:${cursor}`)
        .digest()
        .readUInt32BE(0);
      cursor += 1;
      if (value < span * below) return Math.floor(value / span);
    }
  };
}
