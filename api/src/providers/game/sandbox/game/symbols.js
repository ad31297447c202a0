import { shape } from './element.js';

/**
 * The seven symbols of each look, drawn from shapes on a grid of 100. A part is [kind, path]:
 * `body` is lit by a gradient of the symbol's hue, `deep` is its shadow tone, `gleam` a reflection, `line` an outline,
 * `leaf` is always green, `gold` always gold. `text` writes a letter.
 */
const circle = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const star = (x, y, outer, inner, points = 5) =>
  `M${Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join('L')}z`;
const HEART = 'M50 84C26 66 14 52 14 36a18 18 0 0 1 36-6 18 18 0 0 1 36 6c0 16-12 30-36 48z';
const DROP = 'M50 12c16 22 26 34 26 48a26 26 0 0 1-52 0c0-14 10-26 26-48z';

const SHAPES = {
  seven: [['body', 'M22 18h56v15C66 48 58 64 57 84H35c2-20 9-35 20-47H22z'], ['gleam', 'M28 23h42v5H28z']],
  bell: [['gold', 'M50 14c16 0 23 12 24 30 .6 13 4 18 10 24H16c6-6 9-11 10-24 1-18 8-30 24-30z'], ['deep', circle(50, 77, 8)], ['gleam', 'M40 24c-6 5-7 16-7 26 4-2 5-14 12-24z']],
  cherries: [['line', 'M36 60C40 38 52 24 70 16M68 62C70 42 70 28 70 16'], ['leaf', 'M70 16c-14-6-24 0-28 8 12 6 22 2 28-8z'], ['body', circle(33, 68, 18)], ['body', circle(68, 70, 17)], ['gleam', circle(27, 62, 5)], ['gleam', circle(62, 64, 5)]],
  lemon: [['body', 'M14 56c6-6 8-30 38-32 10-1 14-6 22-6 6 6 4 12 6 20 8 26-16 44-38 42-10 0-14 6-22 4-2-8 0-14-6-28z'], ['gleam', 'M30 52c2-10 10-18 20-20-2 6-12 10-20 20z']],
  grapes: [['line', 'M50 30V14'], ['leaf', 'M52 22c8-12 20-10 28-6-4 12-18 14-28 6z'], ['body', circle(32, 40, 12)], ['body', circle(54, 40, 12)], ['body', circle(74, 42, 11)], ['body', circle(42, 58, 12)], ['body', circle(64, 59, 12)], ['body', circle(52, 76, 12)], ['gleam', circle(28, 36, 3)], ['gleam', circle(50, 36, 3)], ['gleam', circle(38, 54, 3)]],
  orange: [['body', circle(50, 56, 31)], ['leaf', 'M50 26c4-12 18-14 26-10-4 12-16 16-26 10z'], ['gleam', circle(38, 44, 7)], ['deep', circle(50, 28, 3)]],
  melon: [['leaf', 'M10 36a42 42 0 0 0 80 0z'], ['body', 'M17 36a35 35 0 0 0 66 0z'], ['deep', `${circle(38, 46, 2.6)}${circle(50, 54, 2.6)}${circle(62, 46, 2.6)}`]],
  brilliant: [['body', 'M28 20h44l18 24-40 42L10 44z'], ['gleam', 'M28 20l-18 24h22z'], ['deep', 'M32 44h36L50 86z'], ['gleam', 'M50 20 32 44h36z']],
  hexagon: [['body', 'M50 10 86 30v40L50 90 14 70V30z'], ['gleam', 'M50 10 14 30l18 8 18-10z'], ['deep', 'M50 90 32 66l18 6 18-6z'], ['gleam', 'M50 30l18 10v20L50 70 32 60V40z']],
  emerald: [['body', 'M32 12h36l18 18v40L68 88H32L14 70V30z'], ['gleam', 'M32 12h36l-8 16H40z'], ['deep', 'M32 88h36l-8-16H40z'], ['gleam', 'M38 34h24v32H38z']],
  drop: [['body', DROP], ['gleam', 'M40 42c-8 10-10 18-8 26 2-12 6-18 12-26z'], ['deep', 'M50 86a26 26 0 0 0 26-26c-6 12-14 18-26 26z']],
  triangle: [['body', 'M50 12 90 82H10z'], ['gleam', 'M50 12 10 82l40-22z'], ['deep', 'M10 82h80L50 60z']],
  heart: [['body', HEART], ['gleam', 'M28 30c-6 4-7 12-4 20 2-10 4-14 10-20z']],
  oval: [['body', 'M50 10c20 0 30 18 30 40S70 90 50 90 20 72 20 50s10-40 30-40z'], ['gleam', 'M50 22c12 0 18 12 18 28H32c0-16 6-28 18-28z'], ['deep', 'M32 58h36c-2 12-8 20-18 20s-16-8-18-20z']],
  sun: [['gold', star(50, 50, 42, 28, 12)], ['body', circle(50, 50, 23)], ['gleam', circle(43, 43, 6)]],
  eye: [['gold', 'M8 48C24 26 40 20 54 20c18 0 30 12 38 28-8 14-20 24-38 24C38 72 24 66 8 48z'], ['body', circle(52, 46, 17)], ['deep', circle(52, 46, 8)], ['gleam', circle(46, 40, 4)], ['line', 'M52 72c-2 8-8 14-16 14M66 70c4 8 10 10 18 8']],
  pyramid: [['body', 'M50 14 92 82H8z'], ['deep', 'M50 14 92 82H60z'], ['line', 'M34 40h28M24 58h50'], ['gleam', 'M50 14 42 28h14z']],
  ankh: [['gold', 'M50 8c14 0 22 10 22 20 0 8-5 16-13 24h25v13H58v27H42V65H16V52h25c-8-8-13-16-13-24C28 18 36 8 50 8zm0 12c-6 0-9 4-9 9 0 6 4 12 9 18 5-6 9-12 9-18 0-5-3-9-9-9z']],
  scarab: [['body', 'M50 26c20 0 28 18 28 34S66 90 50 90 22 76 22 60s8-34 28-34z'], ['deep', 'M48 36h4v54h-4z'], ['gold', circle(50, 22, 12)], ['line', 'M24 46 8 36M22 62H6M26 76 12 88M76 46l16-10M78 62h16M74 76l14 12'], ['gleam', 'M34 44c-4 8-4 18-2 26 2-10 2-16 8-26z']],
  vase: [['body', 'M34 12h32v10l-6 8c16 8 20 20 20 30 0 16-14 28-30 28S20 76 20 60c0-10 4-22 20-30l-6-8z'], ['gold', 'M22 52h56v8H22z'], ['gleam', 'M34 40c-6 8-6 26 0 36-2-14 0-26 6-34z']],
  column: [['gold', 'M18 14h64v12H18zM18 76h64v12H18z'], ['body', 'M28 28h44v46H28z'], ['deep', 'M38 28h4v46h-4zM58 28h4v46h-4z']],
  fish: [['body', 'M10 50c14-26 40-32 60-12l20-16v56L70 62C50 82 24 76 10 50z'], ['deep', 'M48 30c6 12 6 28 0 40 10 2 16-2 22-8 4-8 4-16 0-24-6-6-12-10-22-8z'], ['gleam', circle(28, 44, 6)], ['line', circle(28, 45, 2)]],
  shell: [['body', 'M50 86 34 78C14 66 8 44 18 28c6-8 14-2 16 2 2-12 10-16 16-16s14 4 16 16c2-4 10-10 16-2 10 16 4 38-16 50z'], ['line', 'M50 82V20M44 80 30 30M56 80l14-50'], ['gleam', 'M24 34c-4 8-2 18 4 26-2-12-2-18 0-26z']],
  anchor: [['body', 'M44 36a14 14 0 1 1 12 0v8h16v10H56v24c12-2 18-10 20-20l-8 4 14-18 10 20-8-2c-2 20-16 30-34 30S18 82 16 62l-8 2 10-20 14 18-8-4c2 10 8 18 20 20V54H28V44h16z'], ['deep', circle(50, 24, 6)]],
  starfish: [['body', star(50, 52, 42, 19)], ['gleam', star(50, 52, 24, 9)], ['deep', circle(50, 52, 4)]],
  pearl: [['deep', 'M12 58h76a38 30 0 0 1-76 0z'], ['body', circle(50, 44, 26)], ['gleam', circle(41, 35, 9)]],
  wave: [['body', 'M8 70C14 30 44 14 70 24c12 6 16 18 10 28-6-8-16-8-20 0-4 10 6 20 32 18-8 14-24 18-42 18S16 84 8 70z'], ['gleam', 'M20 62c6-22 22-34 42-32-18 4-30 14-42 32z']],
  crab: [['body', 'M26 50c8-16 40-16 48 0 6 14-6 30-24 30S20 64 26 50z'], ['body', 'M22 46C8 40 6 26 14 18c2 8 6 10 12 8-2 6-4 12-4 20zM78 46c14-6 16-20 8-28-2 8-6 10-12 8 2 6 4 12 4 20z'], ['line', 'M24 66 10 72M28 76 16 86M76 66l14 6M72 76l12 10M42 40v-8M58 40v-8'], ['gleam', circle(42, 56, 4)], ['gleam', circle(58, 56, 4)]],
  leaf: [['leaf', 'M16 84C10 40 34 14 86 14c2 50-24 74-62 64z'], ['line', 'M20 82C34 60 50 44 72 28M40 58l-2-18M52 48h18'], ['gleam', 'M24 66c2-24 16-38 40-44-20 10-32 24-40 44z']],
  paw: [['body', 'M50 48c16 0 28 16 24 28-4 10-14 6-24 6s-20 4-24-6c-4-12 8-28 24-28z'], ['body', `${circle(24, 42, 10)}${circle(41, 26, 11)}${circle(61, 26, 11)}${circle(78, 42, 10)}`], ['gleam', circle(43, 60, 5)]],
  mushroom: [['gold', 'M40 54h20l4 32H36z'], ['body', 'M10 54c0-26 18-40 40-40s40 14 40 40z'], ['gleam', `${circle(34, 36, 6)}${circle(56, 28, 5)}${circle(68, 44, 6)}`]],
  feather: [['body', 'M84 12C40 14 20 40 24 72c28 6 54-14 60-60z'], ['line', 'M14 90 70 28M34 68l26 0M44 56l26-2'], ['gleam', 'M34 56c6-18 18-28 36-34-14 10-26 20-36 34z']],
  acorn: [['body', 'M26 44h48c0 22-10 36-24 44-14-8-24-22-24-44z'], ['deep', 'M18 44c0-16 14-24 32-24s32 8 32 24z'], ['line', 'M50 20V8'], ['gleam', 'M36 52c0 10 4 18 8 24-2-10-4-16-2-24z']],
  flower: [['body', `${circle(50, 24, 16)}${circle(75, 42, 16)}${circle(66, 72, 16)}${circle(34, 72, 16)}${circle(25, 42, 16)}`], ['gold', circle(50, 51, 15)], ['gleam', circle(45, 46, 4)]],
  owl: [['body', 'M22 22l14 8c8-4 20-4 28 0l14-8v42c0 16-12 26-28 26S22 80 22 64z'], ['gleam', `${circle(38, 46, 12)}${circle(62, 46, 12)}`], ['line', `${circle(38, 46, 3)}${circle(62, 46, 3)}`], ['gold', 'M50 52l7 9-7 8-7-8z']],
  mask: [['body', 'M8 36c14-10 28-6 42 2 14-8 28-12 42-2 2 26-8 42-24 42-10 0-14-8-18-16-4 8-8 16-18 16C16 78 6 62 8 36z'], ['deep', 'M22 50c6-8 18-6 20 4-6 6-16 4-20-4zM78 50c-6-8-18-6-20 4 6 6 16 4 20-4z'], ['gold', 'M50 38 36 10l14 8 14-8z'], ['gleam', 'M16 40c8-4 16-4 24 0-10 0-16 2-24 0z']],
  drum: [['body', 'M16 38h68v36c0 10-16 16-34 16s-34-6-34-16z'], ['gold', 'M50 24c18 0 34 6 34 14s-16 14-34 14-34-6-34-14 16-14 34-14z'], ['line', 'M16 46l17 38M33 50l17 40M50 52l17 32M67 50l17 24M24 8l22 26M76 8 56 34']],
  crown: [['gold', 'M12 30l20 18 18-32 18 32 20-18-8 50H20z'], ['body', 'M20 70h60v12H20z'], ['gleam', `${circle(12, 28, 4)}${circle(50, 15, 4)}${circle(88, 28, 4)}`], ['deep', circle(50, 60, 6)]],
  plume: [['body', 'M50 90C20 70 14 34 26 10c14 10 22 26 24 44 2-18 10-34 24-44 12 24 6 60-24 80z'], ['gold', circle(50, 78, 11)], ['line', 'M50 74V40M42 70 30 34M58 70l12-36'], ['gleam', 'M28 24c-2 14 0 28 6 38 0-14-2-26-6-38z']],
  trumpet: [['gold', 'M10 44h42c14-2 24-10 36-24v60C76 66 66 58 52 56H10z'], ['deep', 'M24 34h7v10h-7zM38 34h7v10h-7z'], ['line', 'M22 56v14h26V56'], ['gleam', 'M14 46h38v3H14z']],
  streamer: [['body', star(50, 50, 42, 16, 8)], ['gold', star(50, 50, 26, 12, 8)], ['gleam', circle(50, 50, 7)]],
  planet: [['gold', 'M6 62c-6-12 22-6 48-20s38-34 44-22c6 14-16 30-42 44S12 76 6 62z'], ['body', circle(50, 50, 27)], ['gleam', circle(40, 40, 7)], ['line', 'M8 60c20 8 70-18 88-40']],
  rocket: [['body', 'M50 8c18 14 22 34 18 56H32c-4-22 0-42 18-56z'], ['deep', 'M32 48 16 68v14l18-12zM68 48l16 20v14L66 70z'], ['gleam', circle(50, 38, 9)], ['gold', 'M40 68h20l-10 26z']],
  moon: [['gold', 'M62 10a42 42 0 1 0 28 56C66 76 42 52 62 10z'], ['gleam', 'M40 24C26 32 20 50 26 66c-2-18 4-30 14-42z'], ['deep', `${circle(38, 62, 5)}${circle(52, 76, 3)}`]],
  comet: [['gold', 'M8 14 66 40 44 66z'], ['body', circle(64, 62, 24)], ['gleam', circle(56, 54, 7)]],
  saucer: [['gleam', 'M32 44a18 20 0 0 1 36 0z'], ['body', 'M50 38c26 0 42 8 42 16S76 72 50 72 8 62 8 54s16-16 42-16z'], ['gold', `${circle(26, 56, 4)}${circle(50, 60, 4)}${circle(74, 56, 4)}`], ['line', 'M34 76 26 90M50 78v14M66 76l8 14']],
  orbit: [['body', circle(50, 50, 16)], ['line', 'M50 32c24 0 40 8 40 18s-16 18-40 18-40-8-40-18 16-18 40-18z'], ['line', 'M34 41c12-20 26-30 35-25s5 23-7 43-26 30-35 25-5-23 7-43z'], ['gold', circle(84, 40, 6)], ['gleam', circle(45, 44, 4)]],
  starlight: [['gold', star(50, 50, 44, 18)], ['gleam', 'M50 14l8 22-8 8-8-8z']],
  spade: [['body', 'M50 10C74 34 88 44 88 60a18 18 0 0 1-33 10l5 20H40l5-20a18 18 0 0 1-33-10c0-16 14-26 38-50z'], ['gleam', 'M30 46c-6 6-8 12-6 20 2-8 4-12 10-18z']],
  club: [['body', `${circle(50, 30, 20)}${circle(28, 58, 20)}${circle(72, 58, 20)}`], ['body', 'M46 50h8l6 40H40z'], ['gleam', circle(44, 24, 5)]],
  diamond: [['body', 'M50 8 84 50 50 92 16 50z'], ['gleam', 'M50 8 16 50h18z'], ['deep', 'M50 92l34-42H66z']],
  bolt: [['gold', 'M58 6 18 56h26l-6 38 44-54H54z'], ['gleam', 'M54 16 28 50h8z']],
  note: [['body', 'M38 20l46-10v56a14 12 0 1 1-10-12V34l-26 6v34a14 12 0 1 1-10-12z'], ['gleam', 'M42 24l38-8v5l-38 8z']],
  ring: [['body', 'M50 12a38 38 0 1 1-.1 0zm0 18a20 20 0 1 0 .1 0z'], ['gleam', 'M24 40a30 30 0 0 1 20-18c-8 6-14 12-20 18z']],
};

const PIPS = [[], [[50, 50]], [[30, 30], [70, 70]], [[28, 28], [50, 50], [72, 72]], [[30, 30], [70, 30], [30, 70], [70, 70]], [[28, 28], [72, 28], [50, 50], [28, 72], [72, 72]], [[30, 26], [70, 26], [30, 50], [70, 50], [30, 74], [70, 74]]];
for (let face = 1; face <= 6; face += 1) {
  SHAPES[`die${face}`] = [
    ['body', 'M24 10h52a14 14 0 0 1 14 14v52a14 14 0 0 1-14 14H24a14 14 0 0 1-14-14V24a14 14 0 0 1 14-14z'],
    ['gleam', 'M26 14h48a10 10 0 0 1 10 8c-26-4-50-2-68 6a14 14 0 0 1 10-14z'],
    ['pip', PIPS[face].map(([x, y]) => circle(x, y, 8)).join('')],
  ];
}

/** Per look: shape and hue, the rarest first. */
const LOOKS = {
  fruits: [['seven', 352], ['bell', 44], ['melon', 350], ['grapes', 275], ['orange', 28], ['lemon', 52], ['cherries', 350]],
  gems: [['brilliant', 195], ['heart', 345], ['hexagon', 275], ['emerald', 155], ['drop', 215], ['oval', 32], ['triangle', 310]],
  egypt: [['eye', 190], ['scarab', 170], ['ankh', 40], ['sun', 20], ['pyramid', 36], ['vase', 12], ['column', 205]],
  sea: [['pearl', 310], ['anchor', 210], ['shell', 335], ['crab', 12], ['starfish', 32], ['fish', 195], ['wave', 200]],
  forest: [['owl', 28], ['flower', 320], ['feather', 200], ['paw', 24], ['mushroom', 355], ['acorn', 32], ['leaf', 130]],
  carnival: [['crown', 340], ['mask', 300], ['plume', 180], ['drum', 10], ['trumpet', 44], ['streamer', 205], ['heart', 330]],
  space: [['rocket', 350], ['planet', 275], ['saucer', 160], ['comet', 205], ['orbit', 195], ['moon', 48], ['starlight', 44]],
  cards: [['crown', 350], ['seven', 0], ['heart', 352], ['spade', 222], ['diamond', 20], ['club', 150], ['starlight', 44]],
  dice: [['crown', 275], ['die6', 352], ['die5', 28], ['die4', 150], ['die3', 200], ['die2', 260], ['die1', 320]],
  neon: [['seven', 320], ['bolt', 52], ['heart', 335], ['note', 190], ['starlight', 48], ['ring', 280], ['diamond', 160]],
};

/** How many symbols a look has. */
export const SYMBOL_COUNT = 7;

/** Draws symbol number `index` of a look. Gradients are defined once per document by `symbolPaints`. */
export function symbol(family, index) {
  const [name, hue] = lookOf(family)[index];
  const parts = SHAPES[name].map(([kind, d]) => shape('path', { d, class: `part-${kind}`, ...paintOf(kind, hue) }));
  return shape('svg', { viewBox: '0 0 100 100', class: 'symbol', 'aria-hidden': 'true' }, ...parts);
}

/** The gradients that the symbols of a look are painted with. */
export function symbolPaints(family) {
  const hues = [...new Set(lookOf(family).map(([, hue]) => hue))];
  const gradients = [
    ...hues.map((hue) => gradient(`hue-${hue}`, [`hsl(${hue} 100% 80%)`, `hsl(${hue} 88% 56%)`, `hsl(${hue} 85% 34%)`])),
    gradient('gold', ['#fff6cf', '#fbc23a', '#c46f0a']),
    gradient('leaf', ['#c8f58a', '#4fb53a', '#156b2f']),
    gradient('gleam', ['rgb(255 255 255 / .85)', 'rgb(255 255 255 / .35)', 'rgb(255 255 255 / .12)']),
  ];
  return shape('svg', { class: 'paints', 'aria-hidden': 'true', width: 0, height: 0 }, shape('defs', {}, ...gradients));
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
