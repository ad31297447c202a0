import { contrast, mix } from './colour.ts';
import { themes } from './themes.ts';
import type { ColourName, Theme } from './themes.ts';

const GROUNDS: ColourName[] = ['ground', 'groundLit', 'surface', 'surfaceRaised', 'surfaceHigh', 'well'];
const TEXTS: ColourName[] = [
  'text',
  'textMuted',
  'textFaint',
  'actionText',
  'accentText',
  'dangerText',
  'warning',
  'info',
  'success',
];
const PARTS: ColourName[] = ['edge', 'action', 'accent', 'focus', 'danger'];
const ON: [ColourName, ColourName[]][] = [
  ['onAction', ['action', 'actionLit', 'actionDeep']],
  ['onAccent', ['accent', 'accentLit', 'accentDeep']],
  ['onDanger', ['danger']],
];

/** The `#rrggbb` that a translucent `rgb(r g b / a)` gives over a ground. */
function over(veil: string, ground: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 0] = (veil.match(/[\d.]+/g) ?? []).map(Number);
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return mix(ground, hex, alpha);
}

/** The texts that stand on the theme's veils, over the surfaces of cards and rows. */
const CARDS: ColourName[] = ['ground', 'groundLit', 'surface', 'surfaceRaised', 'surfaceHigh'];
const VEILED: [ColourName, ColourName][] = [
  ['actionText', 'actionVeil'],
  ['dangerText', 'dangerVeil'],
  ['warning', 'warningVeil'],
  ['info', 'infoVeil'],
  ['success', 'successVeil'],
  ['text', 'lightStrong'],
];

const BEAMED: [ColourName, ColourName][] = [
  ['text', 'beam'],
  ['textOnBeam', 'beam'],
  ['text', 'accentBeam'],
  ['textOnBeam', 'accentBeam'],
];

describe.each(Object.values(themes) as Theme[])('theme $name', ({ color }) => {
  const pairs = (names: ColourName[]) =>
    names.flatMap((name) => GROUNDS.map((ground) => [name, ground] as const));

  it.each(pairs(TEXTS))('%s reads on %s at 4.5:1', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(VEILED.flatMap(([text, veil]) => CARDS.map((ground) => [text, veil, ground] as const)))(
    '%s reads on %s over %s at 4.5:1',
    (text, veil, ground) => {
      expect(contrast(color[text], over(color[veil], color[ground]))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(BEAMED)('%s reads in the %s of a leading card at 4.5:1', (text, beam) => {
    expect(contrast(color[text], over(color[beam], color.surfaceRaised))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(PARTS))('%s stands out from %s at 3:1', (part, ground) => {
    expect(contrast(color[part], color[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(ON.flatMap(([text, fills]) => fills.map((fill) => [text, fill] as const)))(
    '%s reads on %s at 4.5:1',
    (text, fill) => {
      expect(contrast(color[text], color[fill])).toBeGreaterThanOrEqual(4.5);
    },
  );
});
