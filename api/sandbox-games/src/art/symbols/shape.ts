/**
 * How a part of a symbol is painted: `body` is lit by a gradient of the symbol's hue, `deep` is its shadow tone, `gleam` a
 * reflection, `line` an outline; `leaf` is always green, `gold` always gold, `pip` always white.
 */
export type Paint = 'body' | 'deep' | 'gleam' | 'line' | 'leaf' | 'gold' | 'pip';

/** A symbol: paths on a grid of 100, the lowest first. */
export type Shape = readonly (readonly [paint: Paint, path: string])[];
