import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';

interface Bet {
  readonly id: number;
  readonly game: string;
  readonly stake: number;
}

const BETS: readonly Bet[] = [
  { id: 1, game: 'Onda Dourada', stake: 20 },
  { id: 2, game: 'Caju Bang', stake: 5 },
];
const COLUMNS: readonly TableColumn<Bet>[] = [
  { id: 'game', header: 'Game', cell: ({ game }) => game },
  { id: 'stake', header: 'Stake', cell: ({ stake }) => stake, isNumeric: true, isSortable: true },
];

function bets(props: Partial<TableProps<Bet>> = {}) {
  return <Table caption="Bets" columns={COLUMNS} rows={BETS} rowKey={({ id }) => id} {...props} />;
}

function SortedBets() {
  const [sort, setSort] = useState<TableSort>();
  return bets({ sort, onSort: setSort });
}

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('Table', () => {
  it('is named by its caption, and the first cell names its row', () => {
    render(bets());

    const row = screen.getByRole('row', { name: /Caju Bang/ });
    expect(screen.getByRole('table', { name: 'Bets' })).toContainElement(row);
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Caju Bang');
    expect(within(row).getByRole('cell', { name: '5' })).toHaveStyle({ fontVariantNumeric: 'tabular-nums' });
  });

  it('sorts by a column whose header says so: ascending first, then turned round', async () => {
    render(<SortedBets />);
    const header = screen.getByRole('columnheader', { name: 'Stake' });
    expect(header).not.toHaveAttribute('aria-sort');

    await userEvent.click(within(header).getByRole('button'));
    expect(header).toHaveAttribute('aria-sort', 'ascending');

    await userEvent.click(within(header).getByRole('button'));
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(within(screen.getByRole('columnheader', { name: 'Game' })).queryByRole('button')).toBeNull();
  });

  it('shows its shape and says that it loads while there are no rows yet', () => {
    const { container } = render(bets({ rows: undefined }));

    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[R233] says so when there is nothing to show', () => {
    render(bets({ rows: [] }));

    expect(screen.getByText('There is currently no data available')).toBeVisible();
  });

  it('[R232] says Load Fail and tries again when asked', async () => {
    const onRetry = jest.fn();
    render(bets({ rows: undefined, hasFailed: true, onRetry }));

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Load Fail');
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps the rows in sight when a reload of them fails', () => {
    render(bets({ hasFailed: true }));

    expect(screen.getAllByRole('row')).toHaveLength(3);
  });
});
