import { tokens } from '@mosaico/shared/ui';

/** What something is called, and what it is; a value that is empty is not known, and left out. */
export type Fact = readonly [name: string, value: string];

/** Names and values in a sunken card, as on a receipt. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl css={card}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} css={row}>
            <dt css={{ color: tokens.color.textMuted }}>{name}</dt>
            <dd css={{ marginLeft: 'auto', overflowWrap: 'anywhere', textAlign: 'right' }}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const card = {
  width: '100%',
  margin: 0,
  padding: `${tokens.space[1]} ${tokens.space[4]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  textAlign: 'left',
} as const;
const row = {
  display: 'flex',
  // A long value stands below its name where both do not fit on a line.
  flexWrap: 'wrap',
  gap: `0 ${tokens.space[4]}`,
  padding: `${tokens.space[2]} 0`,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  '& + &': { boxShadow: `0 -1px 0 ${tokens.color.hairline}` },
} as const;
