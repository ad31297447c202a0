import { useId } from 'react';
import { EmptyState, ErrorState, tokens, useLocale, visuallyHidden } from '@mosaico/shared/ui';
import { TableHead } from './TableHead.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { roles } from './table-roles.ts';
import { asCards, bodyStyle, cellStyle, frame, tableStyle } from './table-style.ts';
import { tableTextsOf } from './texts.ts';
import type { ReactNode } from 'react';

/** One column: its name, and what it shows of a row. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts, counts, percents: at the right, in tabular figures. */
  readonly isNumeric?: boolean | undefined;
  /** Its header sorts; the owner of the table does the sorting (`sort`, `onSort`). */
  readonly isSortable?: boolean | undefined;
}

/** By which column the rows are sorted, and which way. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** What the table shows; always there, even where `isCaptionHidden`. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean | undefined;
  /** The first one names its row. */
  readonly columns: readonly TableColumn<Row>[];
  /** Undefined while they are on their way: a skeleton of the same shape. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly sort?: TableSort | undefined;
  /** Called with the sorting that the player asks for: another column ascending, the same one turned round. */
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  /** The rows did not come (R232). */
  readonly hasFailed?: boolean | undefined;
  readonly onRetry?: (() => unknown) | undefined;
  /** What it says without rows, instead of 'There is currently no data available' (R233). */
  readonly emptyText?: ReactNode | undefined;
}

/**
 * Rows and columns. In a narrow place every row becomes a card with the columns' names beside the values; it stays a table for
 * screen readers. Loading, failed and empty are its own states.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    isCaptionHidden = false,
    columns,
    rows,
    sort,
    onSort,
    hasFailed,
    onRetry,
    emptyText,
  } = props;
  const captionId = useId();
  const texts = tableTextsOf(useLocale());
  const isLoading = !rows && !hasFailed;
  return (
    <div css={frame} aria-busy={isLoading || undefined}>
      <p id={captionId} css={isCaptionHidden ? visuallyHidden : captionStyle}>
        {caption}
      </p>
      {hasFailed && !rows && <ErrorState onRetry={onRetry} />}
      {rows?.length === 0 && <EmptyState text={emptyText} icon="list" />}
      {isLoading && <TableSkeleton columns={columns.length} />}
      {rows && rows.length > 0 && (
        <table {...roles.table} aria-labelledby={captionId} css={[tableStyle, asCards]}>
          <TableHead columns={columns} sort={sort} onSort={onSort} sortLabel={texts.sortBy} />
          <Rows {...props} rows={rows} />
        </table>
      )}
    </div>
  );
}

type RowsProps<Row> = Pick<TableProps<Row>, 'columns' | 'rowKey'> & { readonly rows: readonly Row[] };

function Rows<Row>({ columns, rows, rowKey }: RowsProps<Row>) {
  return (
    <tbody {...roles.group} css={bodyStyle}>
      {rows.map((row) => (
        <tr key={rowKey(row)} {...roles.row}>
          {columns.map(({ id, header, cell, isNumeric }, index) => {
            const Cell = index === 0 ? 'th' : 'td';
            return (
              <Cell
                key={id}
                {...(index === 0 ? roles.rowHeader : roles.cell)}
                css={[cellStyle.base, isNumeric && cellStyle.numeric]}
              >
                {index > 0 && (
                  <span aria-hidden css={cellStyle.label}>
                    {header}
                  </span>
                )}
                <span>{cell(row)}</span>
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

const captionStyle = {
  padding: `${tokens.space[4]} ${tokens.space[4]} ${tokens.space[2]}`,
  fontWeight: tokens.font.weight.bold,
} as const;
