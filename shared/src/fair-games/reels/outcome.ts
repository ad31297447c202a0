import type { Draw } from '../draws.ts';
import { SYMBOL_COUNT, TOTAL_WEIGHT, type Book } from './volatility.ts';

/** Symbols on the three reels, left to right. */
export type Reels = readonly [number, number, number];

export interface Outcome {
  /** The book that was drawn; null for a lost round. */
  readonly book: Book | null;
  readonly reels: Reels;
}

/**
 * Draws one round: first the book by its weight, then one of the pictures that show it, each equally likely. A lost round
 * shows any losing picture with the same chance: near misses are not arranged.
 */
export function drawOutcome(books: readonly Book[], draw: Draw): Outcome {
  const book = bookAt(books, draw(TOTAL_WEIGHT));
  const pictures = picturesOf(book);
  const reels = pictures[draw(pictures.length)];
  if (!reels) throw new RangeError('a draw was out of its range');
  return { book, reels };
}

/** The row of the pay table that a picture shows; null for one that lost. */
export function bookShown(books: readonly Book[], reels: readonly number[]): Book | null {
  return books.find((book) => isShownBy(book, reels)) ?? null;
}

function bookAt(books: readonly Book[], ticket: number): Book | null {
  let upTo = 0;
  for (const book of books) {
    upTo += book.weight;
    if (ticket < upTo) return book;
  }
  return null;
}

const SYMBOLS = Array.from({ length: SYMBOL_COUNT }, (_, symbol) => symbol);
const ALL_REELS: readonly Reels[] = SYMBOLS.flatMap((a) =>
  SYMBOLS.flatMap((b) => SYMBOLS.map((c): Reels => [a, b, c])),
);

/** Same patterns in every table: three of any symbol, two of symbol 0. */
const LOSING = ALL_REELS.filter(
  (reels) => new Set(reels).size > 1 && reels.filter((symbol) => symbol === 0).length !== 2,
);

function picturesOf(book: Book | null): readonly Reels[] {
  if (book === null) return LOSING;
  return ALL_REELS.filter((reels) => isShownBy(book, reels));
}

function isShownBy({ pattern, symbol }: Book, reels: readonly number[]): boolean {
  return reels.filter((shown) => shown === symbol).length === (pattern === 'three' ? 3 : 2);
}
