/** Light and deep end of a gradient, or one colour. */
export type Fill = readonly [light: string, deep: string] | string;

/**
 * A part of a drawing: a path on a grid of 100. `line` parts are strokes of the fill's colour with that width; all others are filled, and
 * outlined unless they are `flat`.
 */
export interface Part {
  readonly d: string;
  readonly fill: Fill;
  readonly line?: number;
  readonly isFlat?: boolean;
}

/** A picture of parts, the lowest first. */
export type Drawing = readonly Part[];

/** Of outlines, on the grid of 100. */
export const OUTLINE_WIDTH = 3.2;

export const body = (d: string, fill: Fill): Part => ({ d, fill });
export const flat = (d: string, fill: Fill): Part => ({ d, fill, isFlat: true });
export const line = (d: string, colour: string, width = 4): Part => ({ d, fill: colour, line: width });

export const GOLD: Fill = ['#fff3b8', '#e08a08'];
export const WOOD: Fill = ['#d99a5b', '#7a3d15'];
export const LEAF: Fill = ['#b4f27a', '#1c7a34'];
export const STEEL: Fill = ['#f4f8ff', '#7f93ad'];
export const GLEAM = 'rgb(255 255 255 / 0.65)';
export const SHADE = 'rgb(30 5 50 / 0.32)';
