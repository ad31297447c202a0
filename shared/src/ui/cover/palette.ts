import type { SeededRandom } from './random.ts';

/** The colours that a family gives its covers. Pairs are the light and the deep end of a gradient. */
export interface Mood {
  readonly sky: readonly [string, string];
  readonly glow: string;
  /** Darkest colour: outlines, shade under the title. */
  readonly ink: string;
  readonly title: readonly [string, string];
}

/** The mood of one cover, with the colours of the subject that it shows. */
export interface Palette extends Mood {
  readonly main: readonly [string, string];
  readonly second: readonly [string, string];
}

/** What a scene gets to draw with. `fill` names the gradients of the cover. */
export interface SceneProps {
  readonly random: SeededRandom;
  readonly palette: Palette;
  readonly fill: Readonly<Record<'main' | 'second' | 'glow', string>>;
}

const GOLD = ['#fff6d2', '#ffb52a'] as const;
const SNOW = ['#ffffff', '#bfe4ff'] as const;

function mood(
  sky: readonly [string, string],
  glow: string,
  ink: string,
  title: readonly [string, string] = GOLD,
): Mood {
  return { sky, glow, ink, title };
}

/** Three moods for each family. */
export const MOODS = {
  fruits: [
    mood(['#ff9a3d', '#c81d4f'], '#ffe27a', '#4a0620'),
    mood(['#35d0a5', '#0b5d74'], '#d8ff8a', '#03303f'),
    mood(['#a24bf0', '#3a0f7a'], '#ff9be8', '#1e0648'),
  ],
  gems: [
    mood(['#5b2bd9', '#150a45'], '#c69bff', '#10062f'),
    mood(['#0f6f9e', '#04203f'], '#7fe9ff', '#031629', SNOW),
    mood(['#9b1450', '#2a0526'], '#ffb0a0', '#1d0319'),
  ],
  egypt: [
    mood(['#f7b23b', '#a63a12'], '#fff1a8', '#4a1606'),
    mood(['#1f3f9c', '#0b1238'], '#ffcf70', '#070b26'),
    mood(['#7a2a8c', '#27093f'], '#ffb36b', '#1b042c'),
  ],
  sea: [
    mood(['#18b6d9', '#062c66'], '#b8fbff', '#041a42', SNOW),
    mood(['#0fa58f', '#04304a'], '#c0ffe0', '#032236'),
    mood(['#3a4be0', '#0a0f4a'], '#8fd0ff', '#060930', SNOW),
  ],
  forest: [
    mood(['#2fae62', '#083c33'], '#f2ff9a', '#04251d'),
    mood(['#e98a3a', '#5a1f3a'], '#ffe9a0', '#2b0d1d'),
    mood(['#2c5fa8', '#0b1b3d'], '#cfe4ff', '#071129', SNOW),
  ],
  carnival: [
    mood(['#d6218f', '#4a0c7a'], '#ffd76b', '#2a0549'),
    mood(['#0aa07a', '#073a5e'], '#fff08a', '#04263f'),
    mood(['#f0532a', '#7a0c4a'], '#ffe58a', '#3d0528'),
  ],
  space: [
    mood(['#3a1f9c', '#07072a'], '#a07bff', '#05051f', SNOW),
    mood(['#0b4a7a', '#03081f'], '#66d9ff', '#02061a', SNOW),
    mood(['#7a1450', '#12051f'], '#ff8fb8', '#0d0318'),
  ],
  cards: [
    mood(['#128a52', '#04301f'], '#b8ffcf', '#032317'),
    mood(['#a3182f', '#33060f'], '#ffb38a', '#26040b'),
    mood(['#25408f', '#0a1033'], '#9fc0ff', '#070b26'),
  ],
  dice: [
    mood(['#e0452a', '#5a0a2a'], '#ffd08a', '#3d061d'),
    mood(['#2a7ae0', '#0a1f5e'], '#9fe0ff', '#06143f', SNOW),
    mood(['#6a2ad9', '#1c0a4f'], '#e0a0ff', '#13063a'),
  ],
  neon: [
    mood(['#2a0a5e', '#07021f'], '#ff2fb0', '#06011a', ['#ffffff', '#ff9be4']),
    mood(['#04304f', '#020a1f'], '#19e0ff', '#01071a', ['#ffffff', '#8ffff0']),
    mood(['#4a0a2a', '#12020f'], '#ff6a2f', '#0f010c', ['#ffffff', '#ffc88f']),
  ],
  rolls: [
    mood(['#1d5f8f', '#06182f'], '#7fe0ff', '#051526', SNOW),
    mood(['#d9583f', '#3d0f3a'], '#ffcf70', '#2a0a24'),
    mood(['#6a3596', '#120b33'], '#ff9ad5', '#0d0826'),
  ],
  mines: [
    mood(['#d97b3f', '#4a1f38'], '#ffe0a0', '#2a1226'),
    mood(['#2fb3d0', '#0a4a70'], '#eafff4', '#062c40', SNOW),
    mood(['#2f9a62', '#05332a'], '#dcffb0', '#03221c'),
  ],
  plinko: [
    mood(['#ff9a3d', '#a8361c'], '#fff0a8', '#431406'),
    mood(['#4aa9dc', '#0d4a55'], '#ffffff', '#06292f', SNOW),
    mood(['#3f8fdf', '#3a2a7a'], '#fff0a8', '#161440'),
  ],
  wheel: [
    mood(['#ff8a5c', '#5a1a3f'], '#fff0c0', '#2f1030'),
    mood(['#2a2f86', '#0a0c2c'], '#9fc0ff', '#070920', SNOW),
    mood(['#35a8da', '#145a72'], '#fff6cf', '#0a2f42'),
  ],
  crash: [
    mood(['#3b93ea', '#0f3f86'], '#ffffff', '#0a2450', SNOW),
    mood(['#7a83dc', '#c9764f'], '#ffe3c4', '#2a1c40'),
    mood(['#27307d', '#04061f'], '#8fb0ff', '#03041a', SNOW),
  ],
} as const satisfies Record<string, readonly [Mood, ...Mood[]]>;
