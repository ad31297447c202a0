import type { Piece } from './pieces.ts';

/** Where a game takes place, in three tones of its sky, the colours of its table, and what is seen. */
export interface Landscape {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly deep: string;
  readonly glow: string;
  readonly accent: string;
  readonly pieces: readonly Piece[];
}
