import { tokens } from '@mosaico/shared/ui';

interface FactsProps {
  /** Name and value; a value that is empty leaves its row out. */
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/** Names and values in a sunken card, as on a receipt. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl css={facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} css={fact}>
            <dt css={{ color: tokens.color.textMuted }}>{name}</dt>
            <dd css={{ marginLeft: 'auto', overflowWrap: 'anywhere', textAlign: 'right' }}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const facts = {
  margin: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  padding: `${tokens.space[1]} ${tokens.space[4]}`,
} as const;
const fact = {
  display: 'flex',
  // A long value stands below its name where both do not fit on a line.
  flexWrap: 'wrap',
  gap: `0 ${tokens.space[4]}`,
  padding: `${tokens.space[2]} 0`,
  fontSize: tokens.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  '& + &': { boxShadow: `0 -1px 0 ${tokens.color.hairline}` },
} as const;
