import { act, screen, waitFor, within } from '@testing-library/react';
import { type ApiStubs, aUser, okBody, refusal } from '@mosaico/shared/testing';
import { aRecord, listOf, PAID, PIX } from '../testing/deposits.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { savedFiles, textOf } from '../testing/saved-files.ts';
import { RechargeRecordScreen } from './RechargeRecordScreen.tsx';

const RECORDS = 'POST /api/recharge/list?lang=zh_cn';
const METHODS = { 'GET /api/payments/list': okBody([PIX]) } as const;

const open = (records: ApiStubs[typeof RECORDS], at = '/rechargeRecord') =>
  openScreen(<RechargeRecordScreen />, { at, api: { ...METHODS, ...(records && { [RECORDS]: records }) } });

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('recharge record screen [R41]', () => {
  it('[R33] [A56] asks a visitor to log in and calls nothing', async () => {
    const { platform } = await openScreen(<RechargeRecordScreen />, { at: '/rechargeRecord', user: null });

    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it('[R124] [R125] asks for what the address says, and writes a choice into it', async () => {
    const { platform, player } = await open(listOf(PAID), '/rechargeRecord?status=reviewed&period=3d');
    expect(await screen.findByRole('radio', { name: 'Reviewed' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '3 days' })).toBeChecked();

    await player.click(screen.getByRole('radio', { name: 'Not reviewed' }));
    await player.click(screen.getByRole('radio', { name: 'All time' }));

    expect(platform.navigation.location.value.search).toBe('?status=not_reviewed');
    await waitFor(() =>
      expect(platform.api.calls.filter(({ key }) => key === RECORDS).map(({ input }) => input)).toMatchObject(
        [
          { body: { status: 'reviewed', period: '3d' } },
          { body: { status: 'not_reviewed', period: '3d' } },
          { body: { status: 'not_reviewed' } },
        ],
      ),
    );
  });

  it('takes an address with unknown values for one without', async () => {
    await open(listOf(PAID), '/rechargeRecord?status=x&period=99d');

    expect(await screen.findByRole('radio', { name: 'All' })).toBeChecked();
  });

  it('[R233] says that there is nothing, and leads to a deposit', async () => {
    const { platform, player } = await open(listOf());
    expect(await screen.findByText('There is currently no data available')).toBeVisible();

    await player.click(screen.getByRole('button', { name: 'Deposit' }));

    expect(platform.navigation.location.value.pathname).toBe('/recharge');
  });

  it('[R232] says that the list did not load', async () => {
    await open(refusal('internal', 'Something went wrong'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Load Fail');
  });

  it('[R197] shows a receipt with every fact that there is, and copies it as text', async () => {
    const { player } = await open(listOf(PAID, aRecord({ order_no: 'R2' })));

    await player.click(await screen.findByRole('button', { name: /Paid/ }));
    const sheet = within(screen.getByRole('dialog', { name: 'Receipt' }));
    expect(sheet.getByText(PAID.e2eid)).toBeVisible();
    await player.click(sheet.getByRole('button', { name: 'Copy as text' }));

    const text = await navigator.clipboard.readText();
    expect(text).toContain('Deposit: R$50.00\nPaid\n');
    expect(text).toContain(`Transaction ID: ${PAID.e2eid}`);
  });

  it('[G13] [G24] says on the receipt why a deposit has failed, and what one has cost', async () => {
    const failed = aRecord({
      order_no: 'R2',
      status: 'failed',
      status_text: 'Failed',
      reason: 'Not your account',
    });
    const { player } = await open(listOf({ ...PAID, fee: '0.50', net: '49.50' }, failed));

    await player.click(await screen.findByRole('button', { name: /Failed/ }));
    expect(screen.getByText('Reason').parentElement).toHaveTextContent('Not your account');
    expect(screen.queryByText('Fee')).toBeNull();
    await player.click(screen.getByRole('button', { name: /close/i }));
    await player.click(await screen.findByRole('button', { name: /Paid/ }));

    expect(screen.getByText('Fee').parentElement).toHaveTextContent('R$0.50');
    expect(screen.getByText('Credited to your balance').parentElement).toHaveTextContent('R$49.50');
    expect(screen.queryByText('Reason')).toBeNull();
  });

  it('[G11] says on the row, the receipt and its text what became of a deposit that was contested', async () => {
    const { player } = await open(listOf({ ...PAID, status: 'reversed', status_text: 'Sent back' }));

    await player.click(await screen.findByRole('button', { name: /Sent back/ }));
    await player.click(screen.getByRole('button', { name: 'Copy as text' }));

    expect(await navigator.clipboard.readText()).toContain('Deposit: R$50.00\nSent back\n');
    expect(screen.queryByText('Paid')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Complete payment' })).not.toBeInTheDocument();
  });

  it('leads from a deposit that can still be paid back to its code', async () => {
    const { platform, player } = await open(listOf(aRecord()));

    await player.click(await screen.findByRole('button', { name: /Waiting for payment/ }));
    await player.click(screen.getByRole('button', { name: 'Complete payment' }));

    expect(platform.navigation.location.value.pathname).toBe('/recharge');
    expect(window.sessionStorage.getItem('wallet.open-deposit')).toBe('R1');
  });

  it('[G31] leads to no code while the member may not deposit: what is paid on it goes back', async () => {
    const { player } = await openScreen(<RechargeRecordScreen />, {
      at: '/rechargeRecord',
      user: aUser({ play_bar: { why: 'paused', until: null } }),
      api: { ...METHODS, [RECORDS]: listOf(aRecord()) },
    });

    await player.click(await screen.findByRole('button', { name: /Waiting for payment/ }));

    expect(screen.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Complete payment' })).not.toBeInTheDocument();
  });

  it('a new row comes in by itself when a deposit was paid', async () => {
    const lists = [listOf(), listOf(PAID)];
    const { platform } = await open(() => lists.shift() ?? listOf(PAID));
    await screen.findByText('There is currently no data available');

    act(() =>
      platform.bus.publish('wallet.deposit-paid', {
        orderNo: 'R1',
        amountCentavos: 5_000,
        at: '2026-11-02T15:01:00.000Z',
      }),
    );

    expect(await screen.findByRole('button', { name: /Paid/ })).toBeVisible();
  });

  it('[G28] saves the whole filter as a table, asked for page by page', async () => {
    const pages = {
      first: { ...listOf(PAID).data, next: '1.1' },
      last: listOf(aRecord({ order_no: 'R2', money: '1234.50' })).data,
    };
    const { platform, player } = await open(({ body }) => okBody(body.before ? pages.last : pages.first));
    const saved = savedFiles();

    await player.click(await screen.findByRole('button', { name: /CSV/ }));

    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await textOf(saved[0]);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain('"R2";"Pix";"Waiting for payment";1234,50;');
    expect(platform.api.calls.at(-1)?.input).toEqual({ body: { before: '1.1', limit: 100 } });
  });

  it('says in place that the table could not be made', async () => {
    const { player } = await open(({ body }) => {
      if (body.limit === 100) throw refusal('internal', 'Something went wrong');
      return listOf(PAID);
    });

    await player.click(await screen.findByRole('button', { name: /CSV/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent('could not be made');
  });
});
