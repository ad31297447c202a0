import { tokens } from '@mosaico/shared/ui';
import { Specimen } from './Specimen.tsx';

const entries = <T extends object>(scale: T) => Object.entries(scale) as [string, string | number][];

/** Type, space, radius, elevation, motion: the same in every theme. */
export function ScaleSection() {
  return (
    <>
      <Specimen
        name="Type"
        from="ui/theme"
        use="Bricolage Grotesque, one variable font. Sizes in rem, so that the visitor's own text size counts. Amounts in tabular figures."
      >
        <ul css={stack}>
          {entries(tokens.font.size).map(([name, size]) => (
            <li key={name} css={line}>
              <code css={label}>{name}</code>
              <span css={{ fontSize: size, fontWeight: tokens.font.weight.bold, lineHeight: 1.15 }}>
                R$ 1.234,50
              </span>
            </li>
          ))}
          {entries(tokens.font.weight).map(([name, weight]) => (
            <li key={name} css={line}>
              <code css={label}>{name}</code>
              <span css={{ fontWeight: weight }}>Ondas de Copacabana</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        name="Space"
        from="ui/theme"
        use="Multiples of 4 px; 44 px is the least edge of anything to press."
      >
        <ul css={stack}>
          {entries(tokens.space).map(([name, length]) => (
            <li key={name} css={line}>
              <code css={label}>{`${name} · ${length}`}</code>
              <span css={[measure, { width: length }]} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        name="Radius and elevation"
        from="ui/theme"
        use="One light above: a lit upper inner edge, a shade below."
      >
        <ul css={tiles}>
          {entries(tokens.radius).map(([name, radius]) => (
            <li key={name} css={[tile, { borderRadius: radius, boxShadow: tokens.elevation.card }]}>
              {name}
            </li>
          ))}
          {entries(tokens.elevation).map(([name, shadow]) => (
            <li key={name} css={[tile, { boxShadow: String(shadow) }]}>
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        name="Motion"
        from="ui/theme"
        use="Short and on purpose; under reduced motion nothing moves. Point at a tile, or move the focus to it."
      >
        <div css={tiles}>
          {(['fast', 'base', 'slow'] as const).map((name) => (
            <button key={name} type="button" css={[tile, mover, { transitionDuration: tokens.motion[name] }]}>
              {name} {tokens.motion[name]}
            </button>
          ))}
        </div>
      </Specimen>
    </>
  );
}

const stack = { display: 'grid', gap: tokens.space[3] } as const;
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] } as const;
const label = {
  flex: '0 0 96px',
  color: tokens.color.textFaint,
  fontSize: tokens.font.size.small,
  fontVariantNumeric: 'tabular-nums',
} as const;
const measure = { height: 14, borderRadius: 4, background: tokens.color.action } as const;
const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: tokens.space[4],
} as const;
const tile = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 76,
  border: 0,
  borderRadius: tokens.radius.card,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  fontSize: tokens.font.size.small,
} as const;
const mover = {
  boxShadow: tokens.elevation.card,
  transition: `transform ${tokens.motion.ease}`,
  '&:hover, &:focus-visible': { transform: 'translateY(-10px)' },
} as const;
