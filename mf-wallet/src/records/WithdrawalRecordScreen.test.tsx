import { act, screen, waitFor } from '@testing-library/react';
import { type ApiStubs, okBody, refusal } from '@mosaico/shared/testing';
import { withdrawalsOf } from '../testing/open-withdraw.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { savedFiles, textOf } from '../testing/saved-files.ts';
import { aWithdrawal, followed } from '../testing/withdrawals.ts';
import { WithdrawalRecordScreen } from './WithdrawalRecordScreen.tsx';

const WITHDRAWALS = 'POST /api/drawing/list';
const STATUS = 'GET /api/drawing/status';

const open = (records: ApiStubs[typeof WITHDRAWALS], at = '/withdrawalRecord', more: ApiStubs = {}) =>
  openScreen(<WithdrawalRecordScreen />, {
    at,
    api: { ...more, ...(records && { [WITHDRAWALS]: records }) },
  });

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('withdrawal record screen [R43]', () => {
  it('[R33] [A56] asks a visitor to log in and calls nothing', async () => {
    const { platform } = await openScreen(<WithdrawalRecordScreen />, {
      at: '/withdrawalRecord',
      user: null,
    });

    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it('[R124] [R125] asks for what the address says', async () => {
    const { platform } = await open(
      withdrawalsOf(aWithdrawal()),
      '/withdrawalRecord?status=not_reviewed&period=today',
    );

    expect(await screen.findByRole('radio', { name: 'Not reviewed' })).toBeChecked();
    await waitFor(() =>
      expect(platform.api.calls[0]?.input).toMatchObject({
        body: { status: 'not_reviewed', period: 'today' },
      }),
    );
  });

  it('[R122] opens the states of a withdrawal, and closes them', async () => {
    const record = aWithdrawal();
    const { player } = await open(withdrawalsOf(record), '/withdrawalRecord', {
      [STATUS]: okBody(followed(record, 'pending')),
    });

    await player.click(await screen.findByRole('button', { name: new RegExp(record.status_text) }));

    expect(screen.getByRole('dialog')).toHaveTextContent(record.order_no);
    await player.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[R122] follows the states of its rows by itself', async () => {
    const lists = [
      withdrawalsOf(aWithdrawal()),
      withdrawalsOf(aWithdrawal({ status: 'paid', status_text: 'Paid' })),
    ];
    const { platform } = await open(() => lists.shift() ?? withdrawalsOf());
    await screen.findByRole('button', { name: /CSV/ });

    act(() =>
      platform.bus.publish('wallet.withdrawal-changed', {
        orderNo: 'W1',
        status: 'paid',
        amountCentavos: 10_000,
        at: '2026-11-02T15:01:00.000Z',
      }),
    );

    expect(await screen.findByText('Paid')).toBeVisible();
  });

  it('[A43] [G28] saves no fee for what was not paid out', async () => {
    const fee = { money: '100.00', fee: '2.00', net: '98.00' };
    const { player } = await open(
      withdrawalsOf(
        aWithdrawal({ ...fee, status: 'paid', status_text: 'Paid' }),
        ...(['cancelled', 'rejected', 'failed', 'refunded'] as const).map((status) =>
          aWithdrawal({ ...fee, order_no: status, status, status_text: status, account: '=***@example.com' }),
        ),
      ),
    );
    const saved = savedFiles();

    await player.click(await screen.findByRole('button', { name: /CSV/ }));

    await waitFor(() => expect(saved).toHaveLength(1));
    const [, paid, ...unpaid] = (await textOf(saved[0])).trim().split('\r\n');
    expect(paid).toContain('"Paid";100,00;2,00;98,00;');
    expect(unpaid).toHaveLength(4);
    for (const line of unpaid) expect(line).toMatch(/;"'=\*{3}@example\.com";"[a-z]+";100,00;0,00;"";/);
  });

  it('[R232] [R233] says that there is nothing, or that it did not load', async () => {
    const { unmount } = await open(withdrawalsOf());
    expect(await screen.findByText('There is currently no data available')).toBeVisible();
    unmount();

    await open(refusal('internal', 'Something went wrong'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Load Fail');
  });
});
