import { themes, tokens, type ColourName, type Theme } from '@mosaico/shared/ui';
import { CONTRAST_RULES, DECORATIVE, leastContrast, type ContrastRule } from '@mosaico/shared/ui/contrast';
import { Specimen } from './Specimen.tsx';
import { ThemeScope } from './ThemeScope.tsx';

const GROUNDS: readonly ColourName[] = [
  'ground',
  'groundLit',
  'surface',
  'surfaceRaised',
  'surfaceHigh',
  'well',
];

/** Every colour role of both themes side by side, with the contrast that was measured. */
export function ColourSection() {
  return (
    <>
      <Specimen
        name="Grounds"
        from="ui/theme"
        use="A site's designer chooses seven colours; every other one is derived from them by contrast. What lies higher is lighter."
      >
        <SideBySide>
          {(theme) => GROUNDS.map((role) => <Swatch key={role} theme={theme} role={role} />)}
        </SideBySide>
      </Specimen>
      <Specimen
        name="Text and parts"
        from="ui/contrast"
        use="The figure is the least contrast on everything that the colour stands on, measured now: 4.5 for text, 3 for parts that must be seen on their own."
      >
        <SideBySide>
          {(theme) =>
            CONTRAST_RULES.map((rule) => (
              <Swatch key={`${rule.role} ${rule.veil ?? ''}`} theme={theme} role={rule.role} rule={rule} />
            ))
          }
        </SideBySide>
      </Specimen>
      <Specimen
        name="Light and shade"
        from="ui/theme"
        use="Glow, veil and hairline: decoration, nothing is lost when they are not seen."
      >
        <SideBySide>
          {(theme) => DECORATIVE.map((role) => <Swatch key={role} theme={theme} role={role} />)}
        </SideBySide>
      </Specimen>
    </>
  );
}

function SideBySide({ children }: { readonly children: (theme: Theme) => React.ReactNode }) {
  return (
    <div css={columns}>
      {Object.values(themes).map((theme) => (
        <ThemeScope key={theme.name} theme={theme} css={column}>
          <h4 css={{ textTransform: 'capitalize' }}>{theme.name}</h4>
          <ul css={{ display: 'grid', gap: tokens.space[2] }}>{children(theme)}</ul>
        </ThemeScope>
      ))}
    </div>
  );
}

interface SwatchProps {
  readonly theme: Theme;
  readonly role: ColourName;
  readonly rule?: ContrastRule;
}

function Swatch({ theme, role, rule }: SwatchProps) {
  return (
    <li css={swatch}>
      <span aria-hidden css={[chip, sampleOf(theme, role, rule)]}>
        {rule && (rule.ratio === 3 ? <i css={dot} /> : 'Aa')}
      </span>
      <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {role}
        {rule?.veil && <span css={faint}> on {rule.veil}</span>}
      </span>
      {rule && (
        <span css={figure}>
          {leastContrast(rule, theme).toFixed(1)}
          <span css={faint}>/{rule.ratio}</span>
        </span>
      )}
    </li>
  );
}

/** The colour itself; with a rule, as it is seen: on the first of its grounds, through the veil. */
function sampleOf({ color }: Theme, role: ColourName, rule: ContrastRule | undefined) {
  if (!rule) return { background: color[role] };
  const [ground = 'ground'] = rule.on;
  const veil = rule.veil ? `linear-gradient(${color[rule.veil]}, ${color[rule.veil]}), ` : '';
  return { background: `${veil}linear-gradient(${color[ground]}, ${color[ground]})`, color: color[role] };
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 146px), 1fr))',
  gap: tokens.space[2],
} as const;
const column = {
  display: 'grid',
  gap: tokens.space[3],
  alignContent: 'start',
  padding: tokens.space[3],
  borderRadius: tokens.radius.card,
  boxShadow: `inset 0 0 0 1px ${tokens.color.hairline}`,
} as const;
const swatch = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  fontSize: tokens.font.size.tiny,
  lineHeight: tokens.font.leading.snug,
} as const;
const chip = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 10,
  fontWeight: tokens.font.weight.bold,
  boxShadow: `inset 0 0 0 1px ${tokens.color.lightStrong}`,
} as const;
const dot = { width: 14, height: 14, borderRadius: 5, background: 'currentColor' } as const;
const figure = { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.font.weight.bold } as const;
const faint = { color: tokens.color.textFaint, fontWeight: tokens.font.weight.regular } as const;
