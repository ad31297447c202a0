import type { Draw } from '@mosaico/shared/fair-games/draws';

/** A place to bet on. */
export interface ShownSide {
  readonly text: string;
  readonly colour: string;
  /** How often it comes, beside the others: also how often somebody bets on it. */
  readonly weight: number;
}

/** What came of a round that is looked at. */
export interface ShownResult {
  /** Number of the side that has won. */
  readonly side: number;
  /** Names its picture. */
  readonly picture: string;
}

/** A live game as it is looked at from outside. */
export interface Show {
  readonly sides: readonly ShownSide[];
  /** A round as a player's: the same draws mean the same. */
  draw(draw: Draw): ShownResult;
  /** @param isMoving it comes to its result; else the result stands. @returns null for a name that no result has */
  svg(picture: string, isMoving: boolean): string | null;
}
