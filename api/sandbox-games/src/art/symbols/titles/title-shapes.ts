import { CARDS } from './cards.ts';
import { CARNIVAL } from './carnival.ts';
import { DICE } from './dice.ts';
import { EGYPT } from './egypt.ts';
import { FOREST } from './forest.ts';
import { FRUITS } from './fruits.ts';
import { GEMS } from './gems.ts';
import { NEON } from './neon.ts';
import { SEA } from './sea.ts';
import { SPACE } from './space.ts';

/** The shapes that belong to one slot of three reels each, named like the scene of its cover. */
export const TITLE_SHAPES = {
  ...FRUITS,
  ...GEMS,
  ...EGYPT,
  ...SEA,
  ...FOREST,
  ...CARNIVAL,
  ...SPACE,
  ...CARDS,
  ...DICE,
  ...NEON,
};

export type TitleShapeName = keyof typeof TITLE_SHAPES;
