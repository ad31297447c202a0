import { fade, mix, reach } from './colour.ts';

/** What a site's designer chooses; everything else is derived by contrast. All `#rrggbb`. */
export interface ThemeSeed {
  readonly name: string;
  /** Darkest ground, at the edges of the page. */
  readonly ground: string;
  /** Lighter end of the ground, where the light falls. */
  readonly groundLit: string;
  /** The one action colour: primary buttons, links, selection. */
  readonly action: string;
  /** The one warm accent: money, prizes, emphasis. */
  readonly accent: string;
  /** The light that falls on the leading card of a screen. */
  readonly light: string;
  readonly text: string;
}

/** Every colour of a theme by its role. Values are CSS colours. */
export type ThemeColours = ReturnType<typeof coloursOf>;
/** Name of a colour role, such as `surfaceRaised`. */
export type ColourName = keyof ThemeColours;

/** A theme is data: a name and a colour for every role. */
export interface Theme {
  readonly name: string;
  readonly color: ThemeColours;
}

const ALERT = { danger: '#ff6b6b', warning: '#ffc857', info: '#6bb8ff', success: '#3ddc97' };

/** Strength of a tinted veil behind text of its own colour, e.g. a badge. */
const VEIL = 0.14;

/** Strength of the light on a row under the pointer. */
const LIGHT = 0.07;

/** Strength of the light on a leading card, where it is brightest. */
const BEAM = 0.26;

function coloursOf(seed: ThemeSeed) {
  const { ground, groundLit, text } = seed;
  const lift = (share: number) => mix(groundLit, text, share);
  const [surface, surfaceRaised, surfaceHigh] = [mix(ground, groundLit, 0.78), lift(0.045), lift(0.1)];
  const grounds = [ground, groundLit, surface, surfaceRaised, surfaceHigh];
  const veiled = (colour: string) => grounds.map((under) => mix(under, colour, VEIL));
  const readable = (colour: string) => reach(colour, '#ffffff', 4.5, [...grounds, ...veiled(colour)]);
  return {
    ground,
    groundLit,
    surface,
    surfaceRaised,
    surfaceHigh,
    /** Inside of a field: deeper than the card it lies in. */
    well: mix(ground, '#000000', 0.28),
    /** Edge of a control that must be seen on its own (3:1 on every ground). */
    edge: reach(groundLit, text, 3, grounds),
    /** Hairline between rows; decoration only. */
    hairline: fade(text, 0.09),
    text,
    textMuted: reach(mix(groundLit, text, 0.62), text, 7, [ground, groundLit, surface, surfaceRaised]),
    textFaint: reach(mix(groundLit, text, 0.4), text, 4.5, [...grounds, mix(surfaceRaised, text, LIGHT)]),
    action: reach(seed.action, '#ffffff', 3, grounds),
    actionLit: mix(seed.action, '#ffffff', 0.22),
    actionDeep: mix(seed.action, ground, 0.16),
    actionText: readable(seed.action),
    onAction: reach(ground, '#000000', 4.5, [seed.action, mix(seed.action, ground, 0.16)]),
    actionGlow: fade(seed.action, 0.32),
    actionVeil: fade(seed.action, VEIL),
    accent: seed.accent,
    accentLit: mix(seed.accent, '#ffffff', 0.34),
    accentDeep: mix(seed.accent, ground, 0.14),
    accentText: readable(seed.accent),
    onAccent: reach(ground, '#000000', 4.5, [seed.accent, mix(seed.accent, ground, 0.14)]),
    accentGlow: fade(seed.accent, 0.3),
    accentBeam: fade(seed.accent, BEAM),
    accentVeil: fade(seed.accent, VEIL),
    danger: ALERT.danger,
    dangerText: readable(ALERT.danger),
    onDanger: reach(ground, '#000000', 4.5, [ALERT.danger]),
    dangerVeil: fade(ALERT.danger, VEIL),
    warning: readable(ALERT.warning),
    warningVeil: fade(ALERT.warning, VEIL),
    info: readable(ALERT.info),
    infoVeil: fade(ALERT.info, VEIL),
    success: readable(ALERT.success),
    successVeil: fade(ALERT.success, VEIL),
    focus: reach(seed.accent, '#ffffff', 3, grounds),
    beam: fade(seed.light, BEAM),
    /** Secondary text on a card in the beam. */
    textOnBeam: reach(mix(groundLit, text, 0.6), text, 4.5, [
      mix(surfaceRaised, seed.light, BEAM),
      mix(surfaceRaised, seed.accent, BEAM),
    ]),
    beamVeil: fade(seed.light, VEIL),
    light: fade(text, LIGHT),
    lightStrong: fade(text, VEIL),
    shade: fade(mix(ground, '#000000', 0.6), 0.55),
    veil: fade(mix(ground, '#000000', 0.5), 0.74),
    glass: fade(mix(ground, groundLit, 0.5), 0.78),
  };
}

/** Derives a whole theme from a designer's few choices. Pure. */
export function themeOf(seed: ThemeSeed): Theme {
  return { name: seed.name, color: coloursOf(seed) };
}

/** The themes of the two seeded sites: `aurora` is the default. Worked out when they are asked for: a page that came drawn has them in its rules. */
export const themes = {
  get aurora() {
    return themeOf({
      name: 'aurora',
      ground: '#07130f',
      groundLit: '#0e2a22',
      action: '#2bd67b',
      accent: '#f4b940',
      light: '#2bd67b',
      text: '#f6f1e4',
    });
  },
  get mare() {
    return themeOf({
      name: 'mare',
      ground: '#06121f',
      groundLit: '#0b2a3f',
      action: '#ff6b57',
      accent: '#2ec4c6',
      light: '#2ec4c6',
      text: '#f1f3f6',
    });
  },
};
