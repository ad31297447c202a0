import type { Draw } from '../../draws.ts';
import type { SlotRound } from '../slot-round.ts';
import { playWays, type WaysTable } from './play-ways.ts';

/**
 * The book of a slot whose rounds are too rich to be summed by hand: so many rounds, each as likely as the others, each made from its number
 * alone by a function that everybody can run. What all of them pay together is the exact return.
 */
export const BOOK_ROUNDS = 65_536;

/** A table with what its book comes to; proven by going through all rounds (tables.node.test.ts). */
export interface BookedTable extends WaysTable {
  /** Chosen once for the book; another number would be another book. */
  readonly bookSeed: number;
  readonly rtpHundredths: number;
  /** Rounds of the book with free spins. */
  readonly freeSpinsRounds: number;
  /** SHA-256 (hex) over what each round pays, in order: units as four bytes, the highest first. */
  readonly bookHash: string;
}

/** Opens the book at a page that is drawn. */
export function playBook(table: BookedTable, draw: Draw): SlotRound {
  return roundOfBook(table, draw(BOOK_ROUNDS));
}

/** The round of this number. */
export function roundOfBook(table: BookedTable, number: number): SlotRound {
  return playWays(table, drawsOfNumber(table.bookSeed, number));
}

/** Turns of the generator before its first draw, so that neighbouring numbers have nothing in common. */
const WARM_UP = 16;

/** Draws that follow from a number: the generator sfc32 (Chris Doty-Humphrey, PractRand), with values beyond the largest multiple skipped. */
function drawsOfNumber(seed: number, number: number): Draw {
  let [a, b, c, counter] = [number | 0, seed | 0, 0x9e3779b9 | 0, 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let turn = 0; turn < WARM_UP; turn += 1) next();
  return (below) => {
    const span = Math.floor(2 ** 32 / below);
    for (;;) {
      const value = next();
      if (value < span * below) return Math.floor(value / span);
    }
  };
}
