import { NATURE } from './shapes-nature.ts';
import { TREASURE } from './shapes-treasure.ts';

/** The shapes that games share, by their names. */
export const SHAPES = { ...NATURE, ...TREASURE };

export type ShapeName = keyof typeof SHAPES;
