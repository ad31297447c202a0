import { tokens } from '@mosaico/shared/ui';

export interface ChartLegendProps {
  readonly entries: readonly { readonly label: string; readonly colour: string }[];
}

/** What the colours of a chart stand for. */
export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <ul css={legend}>
      {entries.map(({ label, colour }) => (
        <li key={label} css={entry}>
          <span aria-hidden css={[swatch, { background: colour }]} />
          {label}
        </li>
      ))}
    </ul>
  );
}

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[2]} ${tokens.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: tokens.font.size.small,
  color: tokens.color.textMuted,
} as const;
const entry = { display: 'flex', alignItems: 'center', gap: tokens.space[2] } as const;
const swatch = {
  width: 12,
  height: 12,
  borderRadius: '4px',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
} as const;
