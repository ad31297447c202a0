import type { ColourName } from './themes.ts';

/** Custom property of a colour role: `surfaceRaised` is `--m-color-surface-raised`. */
export function colourProperty(name: ColourName): string {
  return `--m-color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Custom property of `size.windowEnd`: of the page, and of every dialog. */
export const WINDOW_END = '--m-window-end';

/** Said here once more, so that no page works out a theme to know the names in it. */
const COLOUR_NAMES = [
  'ground',
  'groundLit',
  'surface',
  'surfaceRaised',
  'surfaceHigh',
  'well',
  'edge',
  'hairline',
  'text',
  'textMuted',
  'textFaint',
  'action',
  'actionLit',
  'actionDeep',
  'actionText',
  'onAction',
  'actionGlow',
  'actionVeil',
  'accent',
  'accentLit',
  'accentDeep',
  'accentText',
  'onAccent',
  'accentGlow',
  'accentBeam',
  'accentVeil',
  'danger',
  'dangerText',
  'onDanger',
  'dangerVeil',
  'warning',
  'warningVeil',
  'info',
  'infoVeil',
  'success',
  'successVeil',
  'focus',
  'beam',
  'textOnBeam',
  'beamVeil',
  'light',
  'lightStrong',
  'shade',
  'veil',
  'glass',
] as const satisfies readonly ColourName[];

const color: Readonly<Record<ColourName, string>> = Object.fromEntries(
  COLOUR_NAMES.map((name) => [name, `var(${colourProperty(name)})`]),
) as Record<(typeof COLOUR_NAMES)[number], string>;

/**
 * The design tokens. Colours are references to the custom properties of the theme in force; the scales
 * (space, radius, type, motion) are the same in every theme. Lengths are CSS lengths; durations CSS times.
 */
export const tokens = {
  color,
  /** Multiples of 4 px. */
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
  },
  radius: { small: '8px', control: '14px', card: '20px', sheet: '28px', round: '999px' },
  font: {
    family: "'Bricolage', 'Bricolage Fallback', 'Bricolage Fallback Roboto', system-ui, sans-serif",
    /** Sizes in rem so that the visitor's own text size counts; `display` is for headings and amounts. */
    size: {
      tiny: '0.75rem',
      small: '0.8125rem',
      body: '0.9375rem',
      large: '1.0625rem',
      title: '1.25rem',
      heading: '1.5rem',
      display: '2.125rem',
      huge: '2.75rem',
    },
    weight: { regular: 430, medium: 560, bold: 700, black: 780 },
    leading: { tight: 1.1, snug: 1.3, body: 1.5 },
  },
  motion: { fast: '150ms', base: '200ms', slow: '250ms', ease: 'cubic-bezier(.2, .8, .2, 1)' },
  /** One light source above: a lit upper inner edge, a shade below. */
  elevation: {
    card: `inset 0 1px 0 ${color.lightStrong}, inset 0 0 32px ${color.light}, 0 10px 28px -12px ${color.shade}`,
    raised: `inset 0 1px 0 ${color.lightStrong}, 0 18px 44px -14px ${color.shade}`,
    well: `inset 0 2px 6px ${color.shade}, 0 1px 0 ${color.light}`,
  },
  layer: { bar: 20, toast: 60 },
  /** Least size of anything to press, the widest the page column gets, and how far from the window's or a dialog's end nothing lies over the content. */
  size: { target: '44px', column: '600px', windowEnd: `var(${WINDOW_END})` },
} as const;
