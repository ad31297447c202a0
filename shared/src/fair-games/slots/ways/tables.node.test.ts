import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { UNITS_PER_BET } from '../slot-round.ts';
import { BOOK_ROUNDS, roundOfBook } from './book.ts';
import { WAYS_TABLES, type WaysTableName } from './tables.ts';

const NAMES: readonly WaysTableName[] = ['calm', 'wave', 'storm'];

describe('the books of ways', () => {
  it.each(NAMES)('[G14] return what is promised: the exact sum over all rounds of %s', (name) => {
    const table = WAYS_TABLES[name];
    const paid = new DataView(new ArrayBuffer(BOOK_ROUNDS * 4));
    let [units, freeSpinsRounds] = [0, 0];
    for (let number = 0; number < BOOK_ROUNDS; number += 1) {
      const round = roundOfBook(table, number);
      paid.setUint32(number * 4, round.units);
      units += round.units;
      if (round.spins.length > 1) freeSpinsRounds += 1;
    }

    expect(Math.floor((units * 10_000) / (BOOK_ROUNDS * UNITS_PER_BET))).toBe(table.rtpHundredths);
    expect(freeSpinsRounds).toBe(table.freeSpinsRounds);
    expect(bytesToHex(sha256(new Uint8Array(paid.buffer)))).toBe(table.bookHash);
  });
});
