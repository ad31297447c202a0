import { useState } from 'react';
import { Badge, Money } from '@mosaico/shared/ui';
import { Table, type TableColumn, type TableSort } from '@mosaico/shared/ui/table';
import { Specimen, State } from './Specimen.tsx';

interface Bet {
  readonly round: string;
  readonly game: string;
  readonly stakeCentavos: number;
  readonly winCentavos: number;
}

const BETS: readonly Bet[] = [
  { round: 'A7K2', game: 'Onda Dourada', stakeCentavos: 2000, winCentavos: 0 },
  { round: 'M9QX', game: 'Caju Bang', stakeCentavos: 500, winCentavos: 12_450 },
  {
    round: 'P3TZ',
    game: 'A Lenda da Onça Dourada do Alto Xingu',
    stakeCentavos: 150_000,
    winCentavos: 75_000,
  },
];
const COLUMNS: readonly TableColumn<Bet>[] = [
  { id: 'game', header: 'Game', cell: ({ game }) => game },
  { id: 'state', header: 'Result', cell: ({ winCentavos }) => <Result isWon={winCentavos > 0} /> },
  {
    id: 'stake',
    header: 'Stake',
    cell: ({ stakeCentavos }) => <Money amountCentavos={stakeCentavos} />,
    isNumeric: true,
    isSortable: true,
  },
  {
    id: 'win',
    header: 'Win',
    cell: ({ winCentavos }) => <Money amountCentavos={winCentavos} />,
    isNumeric: true,
    isSortable: true,
  },
];

/** The table in all of its states. */
export function TableSpecimen() {
  const [sort, setSort] = useState<TableSort>({ columnId: 'win', direction: 'descending' });
  const table = { columns: COLUMNS, rowKey: ({ round }: Bet) => round };
  return (
    <Specimen
      name="Table"
      from="ui/table"
      use="Rows and columns; in a narrow place every row becomes a card. The owner of the rows sorts them."
    >
      <State name="Sorted by what the header says">
        <Table {...table} caption="Bets of today" rows={sorted(sort)} sort={sort} onSort={setSort} />
      </State>
      <State name="In a narrow place, whatever the window">
        <div css={{ maxWidth: 300 }}>
          <Table {...table} caption="Bets, narrow" rows={BETS.slice(0, 2)} />
        </div>
      </State>
      <State name="On its way">
        <Table {...table} caption="Bets that load" rows={undefined} />
      </State>
      <State name="Empty">
        <Table {...table} caption="No bets" rows={[]} />
      </State>
      <State name="Failed">
        <Table {...table} caption="Bets that failed" rows={undefined} hasFailed onRetry={() => undefined} />
      </State>
    </Specimen>
  );
}

function Result({ isWon }: { readonly isWon: boolean }) {
  return <Badge tone={isWon ? 'success' : 'neutral'}>{isWon ? 'Won' : 'Lost'}</Badge>;
}

function sorted({ columnId, direction }: TableSort): readonly Bet[] {
  const key = columnId === 'win' ? 'winCentavos' : 'stakeCentavos';
  const sign = direction === 'ascending' ? 1 : -1;
  return [...BETS].sort((one, other) => sign * (one[key] - other[key]));
}
