import type { Data } from '@mosaico/shared/api';

/** What is on the reels of a game, by the numbers of its draws, as its provider tells it. */
export type Symbols = NonNullable<Data<'GET /api/game/record/details'>['symbols']>;

/** How a symbol of a slot is shown and called. */
export interface Face {
  readonly name: string;
  /** Address of its picture; null where only its number is known, as in a round out of a file. */
  readonly img: string | null;
}

/** The wild, the scatter or coin, five pictures from the best on, four letters: where a provider names nothing. */
const SLOT_MARKS = ['W', '★', '1', '2', '3', '4', '5', 'A', 'K', 'Q', 'J'] as const;

export type FaceOf = (symbol: number) => Face;

/** Faces of a slot of five reels. */
export function slotFaces(symbols: Symbols | undefined): FaceOf {
  return (symbol) => symbols?.[symbol] ?? { name: SLOT_MARKS[symbol] ?? '', img: null };
}

/** Faces of three reels, whose symbols are numbered by what they pay. */
export function reelFaces(symbols: Symbols | undefined): FaceOf {
  return (symbol) => symbols?.[symbol] ?? { name: String(symbol + 1), img: null };
}
