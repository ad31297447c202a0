/**
 * How a part of a symbol is painted: `body` is lit by a gradient of the symbol's hue, `deep` is its shadow tone, `gleam` a
 * reflection, `line` an outline, `ink` as dark as outlines are; `leaf` is always green, `gold` always gold, `pale` always ivory, `pip` always white.
 */
export type Paint = 'body' | 'deep' | 'gleam' | 'line' | 'ink' | 'leaf' | 'gold' | 'pale' | 'pip';

/** A symbol: paths on a grid of 100, the lowest first. */
export type Shape = readonly (readonly [paint: Paint, path: string])[];

/** A symbol on the reels of one title. */
export interface ReelPicture {
  /** In the language that was asked for. */
  readonly name: string;
  readonly hue: number;
  readonly shape: Shape;
}
