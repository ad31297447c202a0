import { tokens } from '@mosaico/shared/ui';

export interface ChartTableProps {
  /** What opens the table, and its name. */
  readonly label: string;
  /** The first one heads the names of the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly cells: readonly string[];
  }[];
}

/** The values of a chart as a table, opened on demand. */
export function ChartTable({ label, columns, rows }: ChartTableProps) {
  return (
    <details>
      <summary css={opener}>{label}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div tabIndex={0} role="region" aria-label={label} css={{ overflowX: 'auto' }}>
        <table css={table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const opener = {
  display: 'flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  cursor: 'pointer',
  color: tokens.color.actionText,
  fontWeight: tokens.font.weight.medium,
} as const;
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: tokens.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& th, & td': { padding: `${tokens.space[2]} ${tokens.space[3]} ${tokens.space[2]} 0`, textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: tokens.font.weight.medium },
  '& thead th': {
    color: tokens.color.textMuted,
    fontWeight: tokens.font.weight.medium,
    whiteSpace: 'normal',
    verticalAlign: 'bottom',
  },
  '& tbody tr': { boxShadow: `0 -1px 0 ${tokens.color.hairline}` },
} as const;
