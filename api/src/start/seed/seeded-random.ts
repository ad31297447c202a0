import { createHash } from 'node:crypto';
import type { Random } from '../../runtime/random.ts';

/** Chance that repeats: the same seed gives the same sequence. For seeds and tests, never for money or secrets. */
export function seededRandom(seed: string): Random {
  let drawn = 0;
  const block = () =>
    createHash('sha256')
      .update(`${seed}:${(drawn += 1)}`)
      .digest();
  const bytes = (size: number): Buffer => {
    const blocks: Buffer[] = [];
    for (let length = 0; length < size; length += 32) blocks.push(block());
    return Buffer.concat(blocks).subarray(0, size);
  };
  return {
    bytes,
    int: (below) => Number(block().readBigUInt64BE() % BigInt(below)),
    uuid: () =>
      bytes(16)
        .toString('hex')
        .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5'),
  };
}
