import { Icon, tokens } from '@mosaico/shared/ui';
import { roles } from './table-roles.ts';
import { cellStyle } from './table-style.ts';
import type { TableColumn, TableProps, TableSort } from './Table.tsx';

interface TableHeadProps<Row> extends Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'> {
  /** Stands before the headers that sort, where rows are cards. */
  readonly sortLabel: string;
}

/** The columns' names; those that sort are buttons. In a narrow place only these stay in sight. */
export function TableHead<Row>({ columns, sort, onSort, sortLabel }: TableHeadProps<Row>) {
  const isSorting = onSort !== undefined && columns.some(({ isSortable }) => isSortable);
  return (
    <thead {...roles.group} data-sorts={isSorting ? sortLabel : undefined} css={headStyle}>
      <tr {...roles.row}>
        {columns.map((column) => (
          <th
            key={column.id}
            {...roles.columnHeader}
            aria-sort={column.isSortable && sort?.columnId === column.id ? sort.direction : undefined}
            data-sorts={(onSort && column.isSortable) || undefined}
            css={[cellStyle.base, cellStyle.head, column.isNumeric && cellStyle.numeric]}
          >
            <Header column={column} sort={sort} onSort={onSort} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface HeaderProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSort'> {
  readonly column: TableColumn<Row>;
}

function Header<Row>({ column: { id, header, isSortable }, sort, onSort }: HeaderProps<Row>) {
  if (!onSort || !isSortable) return header;
  const direction = sort?.columnId === id ? sort.direction : null;
  return (
    <button type="button" onClick={() => onSort(nextSort(id, sort))} css={button}>
      {header}
      <span css={{ opacity: direction ? 1 : 0.35 }}>
        <Icon name={direction === 'descending' ? 'arrow-down' : 'arrow-up'} size={16} />
      </span>
    </button>
  );
}

/** Another column begins ascending; the same one turns round. Pure. */
export function nextSort(columnId: string, sort: TableSort | undefined): TableSort {
  const isTurned = sort?.columnId === columnId && sort.direction === 'ascending';
  return { columnId, direction: isTurned ? 'descending' : 'ascending' };
}

const headStyle = { fontSize: tokens.font.size.small, color: tokens.color.textMuted } as const;
const button = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minHeight: tokens.size.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  fontWeight: tokens.font.weight.bold,
  textAlign: 'inherit',
  cursor: 'pointer',
  '[aria-sort] > &': { color: tokens.color.actionText },
  '&:hover': { color: tokens.color.text },
} as const;
