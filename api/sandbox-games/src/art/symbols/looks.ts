import type { Family } from '../../wire/reels-wire.ts';
import { NATURE } from './shapes-nature.ts';
import { TREASURE } from './shapes-treasure.ts';

/** Every shape by its name. */
export const SHAPES = { ...NATURE, ...TREASURE };

type Picture = readonly [shape: keyof typeof SHAPES, hue: number];

/** The seven symbols of a game, the rarest first. */
export type Look = readonly [Picture, Picture, Picture, Picture, Picture, Picture, Picture];

const LOOKS: Readonly<Record<Family, Look>> = {
  fruits: [
    ['seven', 352],
    ['bell', 44],
    ['melon', 350],
    ['grapes', 275],
    ['orange', 28],
    ['lemon', 52],
    ['cherries', 350],
  ],
  gems: [
    ['brilliant', 195],
    ['heart', 345],
    ['hexagon', 275],
    ['emerald', 155],
    ['drop', 215],
    ['oval', 32],
    ['triangle', 310],
  ],
  egypt: [
    ['eye', 190],
    ['scarab', 170],
    ['ankh', 40],
    ['sun', 20],
    ['pyramid', 36],
    ['vase', 12],
    ['column', 205],
  ],
  sea: [
    ['pearl', 310],
    ['anchor', 210],
    ['shell', 335],
    ['crab', 12],
    ['starfish', 32],
    ['fish', 195],
    ['wave', 200],
  ],
  forest: [
    ['owl', 28],
    ['flower', 320],
    ['feather', 200],
    ['paw', 24],
    ['mushroom', 355],
    ['acorn', 32],
    ['leaf', 130],
  ],
  carnival: [
    ['crown', 340],
    ['mask', 300],
    ['plume', 180],
    ['drum', 10],
    ['trumpet', 44],
    ['streamer', 205],
    ['heart', 330],
  ],
  space: [
    ['rocket', 350],
    ['planet', 275],
    ['saucer', 160],
    ['comet', 205],
    ['orbit', 195],
    ['moon', 48],
    ['starlight', 44],
  ],
  cards: [
    ['crown', 350],
    ['seven', 0],
    ['heart', 352],
    ['spade', 222],
    ['diamond', 20],
    ['club', 150],
    ['starlight', 44],
  ],
  dice: [
    ['crown', 275],
    ['die6', 352],
    ['die5', 28],
    ['die4', 150],
    ['die3', 200],
    ['die2', 260],
    ['die1', 320],
  ],
  neon: [
    ['seven', 320],
    ['bolt', 52],
    ['heart', 335],
    ['note', 190],
    ['starlight', 48],
    ['ring', 280],
    ['diamond', 160],
  ],
};

/** The look of a family of games. */
export function lookOf(family: Family): Look {
  return LOOKS[family];
}
