import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Provably fair draws: the hash of the server seed is shown before, the seed itself after it is replaced. Anyone can then
 * repeat every draw. The same code draws at the game provider and repeats the draws in the browser. Source: G14.
 */

/** What was promised: sha-256 (hex) of the server seed. */
export function commitmentOf(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}

/** What decides one draw. */
export interface DrawSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Number of the draw under these seeds; each is used once. */
  readonly nonce: number;
}

/** The next draw of a round: a uniform integer in [0, below). */
export type Draw = (below: number) => number;

/** How one number came about. */
export interface DrawStep {
  /** What was hashed under the server seed. */
  readonly message: string;
  /** First four bytes of the hash, as a number. */
  readonly hashed: number;
  /** `hashed` is divided by this, and rounded down; what comes out is below `below`. */
  readonly span: number;
  readonly below: number;
  /** Null for a value that was skipped. */
  readonly drawn: number | null;
}

/**
 * The draws of one round, one after the other. Draw number n takes the first four bytes, as a big-endian number, of
 * HMAC-SHA256(serverSeed, `clientSeed:nonce:n`). Values beyond the largest multiple of `below` are skipped, so that every
 * result is exactly as likely as the others.
 *
 * @param note told of every step, for whom it has to be explained
 */
export function drawsOf({ serverSeed, clientSeed, nonce }: DrawSeeds, note?: (step: DrawStep) => void): Draw {
  const keyed = hmac.create(sha256, utf8ToBytes(serverSeed));
  let cursor = 0;
  return (below) => {
    const span = Math.floor(2 ** 32 / below);
    for (;;) {
      const message = `${clientSeed}:${nonce}:${cursor}`;
      const digest = keyed.clone().update(utf8ToBytes(message)).digest();
      const hashed = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
      cursor += 1;
      const drawn = hashed < span * below ? Math.floor(hashed / span) : null;
      note?.({ message, hashed, span, below, drawn });
      if (drawn !== null) return drawn;
    }
  };
}
