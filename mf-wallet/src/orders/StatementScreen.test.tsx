import { screen, waitFor, within } from '@testing-library/react';
import { type ApiStubs, refusal } from '@mosaico/shared/testing';
import { aMovement, detailsOf } from '../testing/orders.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { StatementScreen } from './StatementScreen.tsx';

const DETAILS = 'GET /api/ordercenter/details';
const open = (details: ApiStubs[typeof DETAILS], at = '/order-center') =>
  openScreen(<StatementScreen />, { at, api: details ? { [DETAILS]: details } : {} });

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('statement screen [R63]', () => {
  it('[R33] [A56] asks a visitor to log in and calls nothing', async () => {
    const { platform } = await openScreen(<StatementScreen />, { at: '/order-center', user: null });

    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it('[R108] [R220] shows the four sums, and each movement with the balance after it, by day', async () => {
    await open(
      detailsOf([
        aMovement({ id: 2 }),
        aMovement({
          id: 1,
          title: 'Gift',
          type: 'bonus',
          balance: '100.00',
          created_at: '2026-11-01T15:00:00.000Z',
        }),
      ]),
    );

    const day = within(await screen.findByRole('region', { name: 'November 2, 2026' }));
    expect(day.getByText('+R$50.00')).toBeVisible();
    expect(day.getAllByText('Balance R$150.00')).not.toHaveLength(0);
    expect(screen.getByRole('region', { name: 'November 1, 2026' })).toBeVisible();
    for (const [name, sum] of [
      ['Deposits', 'R$130.00'],
      ['Withdrawals', 'R$50.00'],
      ['Bonuses', 'R$10.00'],
      ['Fees', 'R$3.00'],
    ] as const)
      expect(screen.getAllByText(name)[0]?.closest('div')).toHaveTextContent(sum);
  });

  it('shows bets and wins of a game as one row with what they came to, and each of them once opened', async () => {
    const played = { type: 'game', game: 'Onda Dourada', order_no: '' } as const;
    const { player } = await open(
      detailsOf([
        aMovement({ ...played, id: 2, title: 'Win', amount: '3.00', balance: '102.00' }),
        aMovement({ ...played, id: 1, title: 'Bet', amount: '-1.00', balance: '99.00' }),
      ]),
    );

    const run = await screen.findByText('Onda Dourada');
    expect(screen.getByText('+R$2.00')).toBeVisible();
    expect(screen.getByText('Bet')).not.toBeVisible();
    await player.click(run);

    expect(screen.getByText('Bet')).toBeVisible();
    expect(screen.getByText('Balance R$99.00')).toBeVisible();
  });

  it('says in a table what the bars show', async () => {
    const day = {
      recharge_amount: '100.00',
      withdraw_amount: '40.00',
      bonus_amount: '5.00',
      fee_amount: '1.00',
    };
    await open(detailsOf([aMovement()], { days: [{ day: '2026-11-02', ...day }] }));

    const row = await screen.findByRole('row', { name: /11\/2\/26/, hidden: true });

    expect(
      within(row)
        .getAllByRole('cell', { hidden: true })
        .map((cell) => cell.textContent),
    ).toEqual(['R$100.00', 'R$40.00', 'R$5.00', 'R$1.00']);
  });

  it('[R125] asks for the period in the address, and writes a choice into it', async () => {
    const { platform, player } = await open(detailsOf([aMovement()]), '/order-center?period=7d');
    expect(await screen.findByRole('radio', { name: '7 days' })).toBeChecked();

    await player.click(screen.getByRole('radio', { name: 'All time' }));

    expect(platform.navigation.location.value.search).toBe('?period=all');
    await waitFor(() =>
      expect(platform.api.calls.map(({ input }) => input)).toEqual([
        { query: { period: '7d', limit: 50 } },
        { query: { limit: 50 } },
      ]),
    );
  });

  it('[R233] says that there is nothing, and leads to the first deposit', async () => {
    const { platform, player } = await open(detailsOf([]));

    expect(await screen.findByText('There is currently no data available')).toBeVisible();
    await player.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(platform.navigation.location.value.pathname).toBe('/recharge');
  });

  it('[R232] says that it did not load', async () => {
    await open(refusal('internal', 'Something went wrong'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Load Fail');
  });
});
