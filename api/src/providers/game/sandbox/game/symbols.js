import { shape } from './element.js';
import { NATURE } from './shapes-nature.js';
import { TREASURE } from './shapes-treasure.js';

/**
 * The seven symbols of each look, drawn from shapes on a grid of 100. A part is [kind, path]:
 * `body` is lit by a gradient of the symbol's hue, `deep` is its shadow tone, `gleam` a reflection, `line` an outline,
 * `leaf` is always green, `gold` always gold. `text` writes a letter.
 */
const SHAPES = { ...NATURE, ...TREASURE };

/** Per look: shape and hue, the rarest first. */
const LOOKS = {
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

/** How many symbols a look has. */
export const SYMBOL_COUNT = 7;

/** Draws symbol number `index` of a look. Gradients are defined once per document by `symbolPaints`. */
export function symbol(family, index) {
  const [name, hue] = lookOf(family)[index];
  const parts = SHAPES[name].map(([kind, d]) =>
    shape('path', { d, class: `part-${kind}`, ...paintOf(kind, hue) }),
  );
  return shape('svg', { viewBox: '0 0 100 100', class: 'symbol', 'aria-hidden': 'true' }, ...parts);
}

/** The gradients that the symbols of a look are painted with. */
export function symbolPaints(family) {
  const hues = [...new Set(lookOf(family).map(([, hue]) => hue))];
  const gradients = [
    ...hues.map((hue) =>
      gradient(`hue-${hue}`, [`hsl(${hue} 100% 80%)`, `hsl(${hue} 88% 56%)`, `hsl(${hue} 85% 34%)`]),
    ),
    gradient('gold', ['#fff6cf', '#fbc23a', '#c46f0a']),
    gradient('leaf', ['#c8f58a', '#4fb53a', '#156b2f']),
    gradient('gleam', ['rgb(255 255 255 / .85)', 'rgb(255 255 255 / .35)', 'rgb(255 255 255 / .12)']),
  ];
  return shape(
    'svg',
    { class: 'paints', 'aria-hidden': 'true', width: 0, height: 0 },
    shape('defs', {}, ...gradients),
  );
}

function lookOf(family) {
  return LOOKS[family] ?? LOOKS.fruits;
}

function paintOf(kind, hue) {
  const ink = `hsl(${hue} 75% 14%)`;
  switch (kind) {
    case 'body':
      return { fill: `url(#paint-hue-${hue})`, stroke: ink };
    case 'gold':
      return { fill: 'url(#paint-gold)', stroke: '#5a2b04' };
    case 'leaf':
      return { fill: 'url(#paint-leaf)', stroke: '#0c3a1a' };
    case 'deep':
      return { fill: `hsl(${hue} 80% 20% / .55)` };
    case 'pip':
      return { fill: '#fff' };
    case 'line':
      return { fill: 'none', stroke: ink };
    default:
      return { fill: 'url(#paint-gleam)' };
  }
}

function gradient(name, [light, middle, deep]) {
  return shape(
    'linearGradient',
    { id: `paint-${name}`, x1: 0.2, y1: 0, x2: 0.7, y2: 1 },
    shape('stop', { offset: 0, 'stop-color': light }),
    shape('stop', { offset: 0.5, 'stop-color': middle }),
    shape('stop', { offset: 1, 'stop-color': deep }),
  );
}
