import type { ColourName } from '@mosaico/shared/ui';

/** What a colour has to reach against what lies under it, WCAG 2.2: 4.5 for text, 3 for parts that must be seen (AA). */
export interface ContrastRule {
  readonly role: ColourName;
  readonly ratio: 3 | 4.5;
  readonly on: readonly ColourName[];
  /** A translucent colour that lies between them. */
  readonly veil?: ColourName;
}

/** What text and parts stand on: page, cards, rows, fields. */
const GROUNDS = ['ground', 'groundLit', 'surface', 'surfaceRaised', 'surfaceHigh', 'well'] as const;
const CARDS = ['ground', 'groundLit', 'surface', 'surfaceRaised', 'surfaceHigh'] as const;
/** What lies under a row that is lit by the pointer. */
const ROWS = ['surface', 'surfaceRaised'] as const;

const text = (role: ColourName): ContrastRule => ({ role, ratio: 4.5, on: GROUNDS });
const part = (role: ColourName): ContrastRule => ({ role, ratio: 3, on: GROUNDS });
const veiled = (role: ColourName, veil: ColourName, on: readonly ColourName[] = CARDS): ContrastRule => ({
  role,
  ratio: 4.5,
  on,
  veil,
});

/** Every combination of colours that the kit draws and that has to be read or seen. */
export const CONTRAST_RULES: readonly ContrastRule[] = [
  text('text'),
  text('textMuted'),
  text('textFaint'),
  text('actionText'),
  text('accentText'),
  text('dangerText'),
  text('warning'),
  text('info'),
  text('success'),
  part('edge'),
  part('action'),
  part('accent'),
  part('focus'),
  part('danger'),
  { role: 'onAction', ratio: 4.5, on: ['action', 'actionLit', 'actionDeep'] },
  { role: 'onAccent', ratio: 4.5, on: ['accent', 'accentLit', 'accentDeep'] },
  { role: 'onDanger', ratio: 4.5, on: ['danger'] },
  veiled('actionText', 'actionVeil'),
  veiled('accentText', 'accentVeil'),
  veiled('dangerText', 'dangerVeil'),
  veiled('warning', 'warningVeil'),
  veiled('info', 'infoVeil'),
  veiled('success', 'successVeil'),
  veiled('text', 'lightStrong'),
  veiled('text', 'light', ROWS),
  veiled('textMuted', 'light', ROWS),
  veiled('textFaint', 'light', ROWS),
  veiled('text', 'glass', ['ground', 'groundLit']),
  veiled('textMuted', 'glass', ['ground', 'groundLit']),
  veiled('actionText', 'glass', ['ground', 'groundLit']),
  veiled('text', 'beam', ['surfaceRaised']),
  veiled('textOnBeam', 'beam', ['surfaceRaised']),
  veiled('text', 'accentBeam', ['surfaceRaised']),
  veiled('textOnBeam', 'accentBeam', ['surfaceRaised']),
];

/** Light, shade and hairlines carry no information, so no contrast is asked of them. */
export const DECORATIVE: readonly ColourName[] = [
  'hairline',
  'actionGlow',
  'accentGlow',
  'beamVeil',
  'shade',
  'veil',
];
