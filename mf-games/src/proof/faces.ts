import type { RoundSymbol } from '@mosaico/shared/fair-games/check-round';

/** What is on the reels of a game, by the numbers of its draws, as its provider tells it. */
export type Symbols = readonly RoundSymbol[];

/** How a symbol of a slot is shown and called. */
export interface Face {
  readonly name: string;
  /** Address of its picture; null where there is none, as in a round out of a file. */
  readonly img: string | null;
  /** What stands for it where there is no picture. */
  readonly mark: string;
}

/** Whether marks stand for the symbols, so that they have to be explained. */
export const areMarked = (symbols: Symbols | undefined) =>
  !symbols?.length || symbols.some(({ img }) => img === null);

/** The wild, the scatter or coin, five pictures from the best on, four letters: where a provider names nothing. */
const SLOT_MARKS = ['W', '★', '1', '2', '3', '4', '5', 'A', 'K', 'Q', 'J'] as const;

export type FaceOf = (symbol: number) => Face;

/** Faces of a slot of five reels. */
export function slotFaces(symbols: Symbols | undefined): FaceOf {
  return faceOf(symbols, (symbol) => SLOT_MARKS[symbol] ?? '');
}

/** Faces of three reels, whose symbols are numbered by what they pay. */
export function reelFaces(symbols: Symbols | undefined): FaceOf {
  return faceOf(symbols, (symbol) => String(symbol + 1));
}

function faceOf(symbols: Symbols | undefined, markOf: (symbol: number) => string): FaceOf {
  return (symbol) => {
    const mark = markOf(symbol);
    return { mark, ...(symbols?.[symbol] ?? { name: mark, img: null }) };
  };
}
