import type { Shape } from '../../wire/symbol-wire.ts';
import { SHAPES, type ShapeName } from './shapes.ts';
import { TITLE_SHAPES, type TitleShapeName } from './titles/title-shapes.ts';

/** A symbol of a slot of three reels. One of its own belongs to that title alone. */
export type Picture = { readonly hue: number; readonly shape: Shape } & (
  | { readonly isOwn: true; readonly name: TitleShapeName }
  | { readonly isOwn: false; readonly name: ShapeName }
);

type Six = readonly [ShapeName, ShapeName, ShapeName, ShapeName, ShapeName, ShapeName];

/** The hue of a shared shape, the same in all titles: a player knows it again. */
const HUES: Readonly<Record<ShapeName, number>> = {
  // Fruit, plants, animals.
  melon: 350,
  grapes: 275,
  orange: 28,
  lemon: 52,
  cherries: 350,
  flower: 320,
  owl: 28,
  feather: 200,
  paw: 24,
  mushroom: 355,
  acorn: 32,
  leaf: 130,
  // Stones.
  brilliant: 195,
  hexagon: 275,
  emerald: 155,
  drop: 215,
  oval: 32,
  triangle: 310,
  // The desert.
  eye: 190,
  scarab: 170,
  ankh: 40,
  pyramid: 36,
  vase: 12,
  column: 205,
  // The sea.
  pearl: 310,
  anchor: 210,
  shell: 335,
  crab: 12,
  starfish: 32,
  fish: 195,
  wave: 200,
  // The feast.
  mask: 300,
  plume: 180,
  drum: 10,
  trumpet: 44,
  streamer: 205,
  bell: 44,
  note: 190,
  // The sky.
  rocket: 350,
  planet: 275,
  saucer: 160,
  comet: 205,
  orbit: 195,
  moon: 48,
  starlight: 44,
  sun: 20,
  bolt: 52,
  // Cards and dice.
  crown: 340,
  seven: 352,
  heart: 345,
  spade: 222,
  diamond: 20,
  club: 150,
  ring: 280,
  die6: 352,
  die5: 28,
  die4: 150,
  die3: 200,
  die2: 260,
  die1: 320,
};

/**
 * The symbols of each title: the hue of its own one, which is the rarest, and six shared ones, the rarest first. Titles that pay by the same
 * table are far apart; no title has a shared symbol beside its own that is drawn like it or means the same.
 */
const LOOKS: Readonly<Record<TitleShapeName, readonly [hue: number, others: Six]>> = {
  cashew: [14, ['bell', 'melon', 'grapes', 'flower', 'lemon', 'cherries']],
  jabuticaba: [285, ['seven', 'starlight', 'bell', 'orange', 'lemon', 'cherries']],
  pitanga: [4, ['seven', 'bell', 'grapes', 'orange', 'flower', 'lemon']],
  guarana: [358, ['seven', 'starlight', 'bell', 'melon', 'lemon', 'leaf']],
  acai: [275, ['seven', 'flower', 'melon', 'orange', 'lemon', 'cherries']],
  mango: [8, ['starlight', 'seven', 'melon', 'grapes', 'leaf', 'cherries']],

  jadeRing: [150, ['brilliant', 'heart', 'hexagon', 'drop', 'oval', 'starlight']],
  amethystCluster: [278, ['crown', 'ring', 'emerald', 'drop', 'oval', 'triangle']],
  crownedEmerald: [155, ['brilliant', 'ring', 'hexagon', 'drop', 'oval', 'triangle']],
  backlandDiamond: [198, ['crown', 'heart', 'hexagon', 'emerald', 'drop', 'starlight']],
  mountainRuby: [350, ['brilliant', 'emerald', 'hexagon', 'starlight', 'drop', 'triangle']],
  starSapphire: [222, ['brilliant', 'heart', 'ring', 'emerald', 'hexagon', 'triangle']],

  pharaoh: [220, ['eye', 'scarab', 'ankh', 'pyramid', 'vase', 'column']],
  isis: [184, ['eye', 'moon', 'ankh', 'feather', 'vase', 'column']],
  sphinx: [34, ['scarab', 'eye', 'sun', 'flower', 'pyramid', 'vase']],
  sunPyramid: [30, ['scarab', 'moon', 'ankh', 'flower', 'vase', 'column']],
  oasis: [192, ['sun', 'flower', 'ankh', 'feather', 'pyramid', 'vase']],
  scarab: [182, ['eye', 'ankh', 'sun', 'flower', 'pyramid', 'column']],

  goldenWave: [42, ['sun', 'shell', 'anchor', 'crab', 'starfish', 'fish']],
  humpback: [212, ['pearl', 'moon', 'anchor', 'vase', 'starfish', 'wave']],
  coral: [6, ['pearl', 'shell', 'anchor', 'crab', 'fish', 'wave']],
  reefIsland: [188, ['sun', 'vase', 'starfish', 'crab', 'fish', 'wave']],
  pearl: [325, ['moon', 'anchor', 'starfish', 'crab', 'fish', 'wave']],
  neptune: [198, ['pearl', 'shell', 'vase', 'anchor', 'starfish', 'fish']],

  jaguar: [38, ['moon', 'owl', 'paw', 'mushroom', 'acorn', 'leaf']],
  macaw: [220, ['sun', 'flower', 'feather', 'cherries', 'acorn', 'leaf']],
  toucan: [26, ['sun', 'owl', 'flower', 'cherries', 'mushroom', 'leaf']],
  manedWolf: [20, ['moon', 'flower', 'feather', 'paw', 'acorn', 'leaf']],
  ibis: [356, ['sun', 'flower', 'feather', 'crab', 'fish', 'leaf']],
  greatTree: [26, ['sun', 'owl', 'flower', 'feather', 'mushroom', 'acorn']],

  sambaQueen: [322, ['crown', 'mask', 'drum', 'trumpet', 'streamer', 'heart']],
  confettiCrown: [350, ['mask', 'plume', 'starlight', 'trumpet', 'note', 'heart']],
  parasol: [4, ['crown', 'plume', 'trumpet', 'note', 'streamer', 'heart']],
  streetDrum: [205, ['crown', 'mask', 'starlight', 'bell', 'note', 'heart']],
  ballMask: [265, ['crown', 'drum', 'bell', 'note', 'streamer', 'heart']],
  pandeiro: [20, ['mask', 'plume', 'drum', 'bell', 'streamer', 'heart']],

  sevenMoons: [26, ['rocket', 'saucer', 'comet', 'sun', 'bolt', 'starlight']],
  astronaut: [212, ['rocket', 'planet', 'orbit', 'sun', 'moon', 'bolt']],
  comet: [178, ['rocket', 'planet', 'saucer', 'orbit', 'moon', 'starlight']],
  auroraStation: [215, ['planet', 'comet', 'sun', 'moon', 'bolt', 'starlight']],
  fullMoon: [225, ['rocket', 'planet', 'saucer', 'comet', 'orbit', 'bolt']],
  nebula: [290, ['rocket', 'saucer', 'comet', 'orbit', 'sun', 'moon']],

  queenOfHearts: [348, ['ring', 'seven', 'heart', 'spade', 'diamond', 'club']],
  canastra: [352, ['crown', 'bell', 'starlight', 'heart', 'spade', 'club']],
  goldAce: [4, ['crown', 'ring', 'seven', 'bell', 'heart', 'club']],
  queensHand: [285, ['ring', 'bell', 'starlight', 'heart', 'spade', 'diamond']],
  kingOfSpades: [232, ['crown', 'seven', 'starlight', 'heart', 'diamond', 'club']],
  threeAces: [352, ['ring', 'seven', 'bell', 'starlight', 'diamond', 'club']],

  twentySides: [4, ['crown', 'starlight', 'die6', 'die5', 'die3', 'die2']],
  doubleSix: [355, ['seven', 'bell', 'heart', 'die5', 'die4', 'die1']],
  sixStars: [345, ['crown', 'die5', 'die4', 'die3', 'die2', 'die1']],
  diceWheel: [350, ['seven', 'bell', 'starlight', 'die6', 'die4', 'die2']],
  diamondDie: [192, ['heart', 'starlight', 'die6', 'die5', 'die4', 'die2']],
  diceCup: [24, ['seven', 'heart', 'die6', 'die5', 'die3', 'die1']],

  promenade: [322, ['moon', 'seven', 'heart', 'starlight', 'ring', 'diamond']],
  cassette: [28, ['crown', 'bolt', 'heart', 'note', 'starlight', 'diamond']],
  nightBulb: [232, ['seven', 'bolt', 'heart', 'note', 'ring', 'diamond']],
  bolt: [316, ['crown', 'moon', 'seven', 'heart', 'note', 'starlight']],
  avenue: [326, ['moon', 'bolt', 'note', 'starlight', 'ring', 'diamond']],
  pulse: [350, ['crown', 'seven', 'bolt', 'note', 'starlight', 'ring']],
};

/** The seven symbols of a slot of three reels, the rarest first. */
export function lookOf(name: TitleShapeName): readonly Picture[] {
  const [hue, others] = LOOKS[name];
  return [
    { name, isOwn: true, hue, shape: TITLE_SHAPES[name] },
    ...others.map((other): Picture => ({
      name: other,
      isOwn: false,
      hue: HUES[other],
      shape: SHAPES[other],
    })),
  ];
}
