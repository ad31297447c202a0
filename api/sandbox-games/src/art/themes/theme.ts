import type { Texts } from '../messages/texts.ts';
import type { Drawing, Fill } from '../drawings/drawing.ts';

/** A symbol that is drawn, with what it is called. */
export interface DrawnSymbol {
  readonly name: keyof Texts['symbols'];
  readonly drawing: Drawing;
}

/** The world of a slot of five reels: its symbols, its colours, its place. */
export interface SlotTheme {
  readonly key: string;
  readonly wild: DrawnSymbol;
  readonly scatter: DrawnSymbol;
  /** Five, the best first. */
  readonly pictures: readonly DrawnSymbol[];
  /** Outlines of all symbols. */
  readonly ink: string;
  /** Of the four letters, the best first. */
  readonly letters: readonly Fill[];
  readonly wildPlate: Fill;
  readonly scatterPlate: Fill;
  readonly frame: Fill;
  /** Behind the symbols, from the top down. */
  readonly panel: readonly [string, string];
  /** Light around what pays. */
  readonly glow: string;
  /** Paints the place around the reels, over the whole page. @param isNight while spins are free */
  readonly scenery: (
    canvas: CanvasRenderingContext2D,
    width: number,
    height: number,
    isNight: boolean,
  ) => void;
}

/** What the four letters show, the best first. */
export const LETTER_SYMBOLS = ['A', 'K', 'Q', 'J'] as const;
