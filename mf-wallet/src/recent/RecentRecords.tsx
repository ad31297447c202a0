import { useId, type ReactNode } from 'react';
import { DataPlaceholder, EmptyState, tokens } from '@mosaico/shared/ui';
import { List } from '@mosaico/shared/ui/list';
import { WayToAll } from './WayToAll.tsx';

/** How many of the newest are asked for. */
export const RECENT_LIMIT = 5;

interface RecentRecordsProps<Row> {
  readonly title: string;
  /** As it is asked for: the newest few. */
  readonly records: {
    readonly data: { readonly list: readonly Row[] } | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** The way to all of them. */
  readonly all: { readonly to: string; readonly text: string };
  /** Draws one; with its key. */
  readonly children: (record: Row) => ReactNode;
}

/** The newest deposits or withdrawals, and the way to all of them. What is there stays while asking anew fails. Source: R40, R43. */
export function RecentRecords<Row>({ title, records, all, children }: RecentRecordsProps<Row>) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={section}>
      <h2 id={id} css={{ fontSize: tokens.font.size.title }}>
        {title}
      </h2>
      {records.data ? (
        <Rows title={title} rows={records.data.list} all={all}>
          {children}
        </Rows>
      ) : (
        <DataPlaceholder shape="list" error={records.error} onRetry={() => records.refetch()} />
      )}
    </section>
  );
}

interface RowsProps<Row> extends Pick<RecentRecordsProps<Row>, 'title' | 'all' | 'children'> {
  readonly rows: readonly Row[];
}

function Rows<Row>({ title, rows, all, children }: RowsProps<Row>) {
  if (rows.length === 0) return <EmptyState icon="history" />;
  return (
    <>
      <List label={title}>{rows.map(children)}</List>
      <WayToAll to={all.to}>{all.text}</WayToAll>
    </>
  );
}

const section = { display: 'grid', gap: tokens.space[3], marginTop: tokens.space[2] } as const;
