import type { SeededRandom } from './random.ts';

/** Colours of one cover; pairs are the light and the deep end of a gradient. */
export interface Palette {
  readonly sky: readonly [string, string];
  readonly glow: string;
  readonly main: readonly [string, string];
  readonly second: readonly [string, string];
  /** Darkest colour: outlines, shade under the title. */
  readonly ink: string;
  readonly title: readonly [string, string];
}

/** What a family's scene gets to draw with. `fill` names the gradients of the cover. */
export interface SceneProps {
  readonly title: string;
  readonly random: SeededRandom;
  readonly palette: Palette;
  readonly fill: Readonly<Record<'main' | 'second' | 'glow', string>>;
}

/** Stones have their own colour, whatever the seed says. */
const STONES: readonly (readonly [words: RegExp, main: readonly [string, string]])[] = [
  [/esmeralda|emerald|jade/i, ['#8ef7d0', '#078a63']],
  [/rubi|ruby|rubro/i, ['#ff8fa0', '#c21440']],
  [/safira|sapphire/i, ['#9fc3ff', '#2a49d9']],
  [/ametista|amethyst/i, ['#dcb0ff', '#7a1fc9']],
  [/topázio|topaz/i, ['#ffe08a', '#e08a10']],
  [/diamante|diamond/i, ['#f4fbff', '#7fb4e0']],
];

/** The main pair of a stone that the title names, or null. */
export function stoneColours(title: string): readonly [string, string] | null {
  return STONES.find(([words]) => words.test(title))?.[1] ?? null;
}

const GOLD = ['#fff3c4', '#f7a81b'] as const;
const SNOW = ['#ffffff', '#cfe9ff'] as const;

/** Shorthand: sky top, sky bottom, glow, main pair, second pair, ink, title. */
function palette(
  sky: readonly [string, string],
  glow: string,
  main: readonly [string, string],
  second: readonly [string, string],
  ink: string,
  title: readonly [string, string] = GOLD,
): Palette {
  return { sky, glow, main, second, ink, title };
}

/** Three palettes for each family; a cover mixes sky and objects of two of them. */
export const PALETTES = {
  fruits: [
    palette(['#ff9a3d', '#c81d4f'], '#ffe27a', ['#ff5a5f', '#a30d33'], ['#8be04e', '#1f8a3a'], '#4a0620'),
    palette(['#35d0a5', '#0b5d74'], '#d8ff8a', ['#ff6a88', '#b3124b'], ['#ffe066', '#f08a00'], '#03303f'),
    palette(['#a24bf0', '#3a0f7a'], '#ff9be8', ['#ffd84d', '#f0780a'], ['#7ee07a', '#127a4e'], '#1e0648'),
  ],
  gems: [
    palette(['#5b2bd9', '#150a45'], '#c69bff', ['#ff8fb8', '#c2145f'], ['#8ff0ff', '#0f78c9'], '#10062f'),
    palette(
      ['#0f6f9e', '#04203f'],
      '#7fe9ff',
      ['#8ef7d0', '#078a63'],
      ['#ffd36b', '#e07a10'],
      '#031629',
      SNOW,
    ),
    palette(['#9b1450', '#2a0526'], '#ffb0a0', ['#9fc3ff', '#2a49d9'], ['#ff9ad5', '#b0147a'], '#1d0319'),
  ],
  egypt: [
    palette(['#f7b23b', '#a63a12'], '#fff1a8', ['#ffe08a', '#c7761a'], ['#28b8b0', '#0b5f74'], '#4a1606'),
    palette(['#1f3f9c', '#0b1238'], '#ffcf70', ['#ffd97a', '#b86a12'], ['#3fd6c0', '#0f6e86'], '#070b26'),
    palette(['#7a2a8c', '#27093f'], '#ffb36b', ['#ffcf6b', '#c05a1a'], ['#ff7a6b', '#a31d4a'], '#1b042c'),
  ],
  sea: [
    palette(
      ['#18b6d9', '#062c66'],
      '#b8fbff',
      ['#ffb45e', '#f0502a'],
      ['#ff8fc0', '#b52a86'],
      '#041a42',
      SNOW,
    ),
    palette(['#0fa58f', '#04304a'], '#c0ffe0', ['#ffe28a', '#f09a1f'], ['#ff7a70', '#b8283f'], '#032236'),
    palette(
      ['#3a4be0', '#0a0f4a'],
      '#8fd0ff',
      ['#8ff5ff', '#1a8fd6'],
      ['#ff9ecb', '#9a2ab8'],
      '#060930',
      SNOW,
    ),
  ],
  forest: [
    palette(['#2fae62', '#083c33'], '#f2ff9a', ['#ffb347', '#c2541a'], ['#79d26a', '#14693c'], '#04251d'),
    palette(['#e98a3a', '#5a1f3a'], '#ffe9a0', ['#f7d08a', '#a8622a'], ['#3f9a6a', '#123f3a'], '#2b0d1d'),
    palette(
      ['#2c5fa8', '#0b1b3d'],
      '#cfe4ff',
      ['#e9c79a', '#8a5a36'],
      ['#3aa07a', '#0f3f4a'],
      '#071129',
      SNOW,
    ),
  ],
  carnival: [
    palette(['#d6218f', '#4a0c7a'], '#ffd76b', ['#ffe27a', '#f08a12'], ['#29e0c0', '#0a7fa8'], '#2a0549'),
    palette(['#0aa07a', '#073a5e'], '#fff08a', ['#ff6fb0', '#b5147a'], ['#ffd84d', '#f0780a'], '#04263f'),
    palette(['#f0532a', '#7a0c4a'], '#ffe58a', ['#4fe0ff', '#1467c9'], ['#c8f04f', '#3a9a1f'], '#3d0528'),
  ],
  space: [
    palette(
      ['#3a1f9c', '#07072a'],
      '#a07bff',
      ['#ff9a6b', '#c22a6f'],
      ['#7ff0e8', '#1570b8'],
      '#05051f',
      SNOW,
    ),
    palette(
      ['#0b4a7a', '#03081f'],
      '#66d9ff',
      ['#ffd86b', '#e0661a'],
      ['#c79bff', '#5a2ac9'],
      '#02061a',
      SNOW,
    ),
    palette(['#7a1450', '#12051f'], '#ff8fb8', ['#8fd8ff', '#2a5ad9'], ['#ffc46b', '#e0561a'], '#0d0318'),
  ],
  cards: [
    palette(['#128a52', '#04301f'], '#b8ffcf', ['#ffe08a', '#d98a1a'], ['#f0455a', '#8f0f2f'], '#032317'),
    palette(['#a3182f', '#33060f'], '#ffb38a', ['#ffe08a', '#d98a1a'], ['#3a4150', '#11141c'], '#26040b'),
    palette(['#25408f', '#0a1033'], '#9fc0ff', ['#ffe08a', '#d98a1a'], ['#e8506a', '#8a1440'], '#070b26'),
  ],
  dice: [
    palette(['#e0452a', '#5a0a2a'], '#ffd08a', ['#fff6ea', '#e8c9b0'], ['#ffd24d', '#e07a10'], '#3d061d'),
    palette(
      ['#2a7ae0', '#0a1f5e'],
      '#9fe0ff',
      ['#ff6a7a', '#b5142f'],
      ['#ffffff', '#c0d8f0'],
      '#06143f',
      SNOW,
    ),
    palette(['#6a2ad9', '#1c0a4f'], '#e0a0ff', ['#5ff0b0', '#0a8a6a'], ['#ffe06b', '#f08a1a'], '#13063a'),
  ],
  neon: [
    palette(['#2a0a5e', '#07021f'], '#ff2fb0', ['#ff4fc8', '#ff4fc8'], ['#35f0ff', '#35f0ff'], '#06011a', [
      '#ffffff',
      '#ff9be4',
    ]),
    palette(['#04304f', '#020a1f'], '#19e0ff', ['#2ff5c8', '#2ff5c8'], ['#ffe14d', '#ffe14d'], '#01071a', [
      '#ffffff',
      '#8ffff0',
    ]),
    palette(['#4a0a2a', '#12020f'], '#ff6a2f', ['#ff8a3a', '#ff8a3a'], ['#c84dff', '#c84dff'], '#0f010c', [
      '#ffffff',
      '#ffc88f',
    ]),
  ],
} as const satisfies Record<string, readonly [Palette, ...Palette[]]>;
