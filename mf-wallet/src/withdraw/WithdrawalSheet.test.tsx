import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aUser,
  type ApiStubs,
  type FakePlatform,
  fakePlatform,
  okBody,
  refusal,
  renderScreen,
} from '@mosaico/shared/testing';
import type { WithdrawalStatus } from '@mosaico/shared/rules';
import en from '../messages/en.json';
import { aWithdrawal, followed, PAID_WITHDRAWAL } from '../testing/withdrawals.ts';
import { WithdrawalSheet } from './WithdrawalSheet.tsx';

beforeEach(() => void (document.documentElement.lang = 'en'));

const MADE = { message: 'Sent. Please wait for our review.', arrivesWithinSeconds: 60 };

async function openSheet(api: ApiStubs, confirms = true, made?: typeof MADE) {
  const platform = fakePlatform({ at: '/withdraw', user: aUser(), confirms, api });
  const onClose = jest.fn();
  const rendered = await renderScreen(<WithdrawalSheet orderNo="W1" made={made} onClose={onClose} />, {
    platform,
    messages: { en },
  });
  return { ...rendered, onClose };
}

/** The member's stream says that it was paid. */
function tellPaid({ bus }: FakePlatform): void {
  act(() =>
    bus.publish('wallet.withdrawal-changed', {
      orderNo: 'W1',
      amountCentavos: 10_000,
      status: 'paid',
      at: '2026-11-02T15:02:00.000Z',
    }),
  );
}

const steps = () =>
  within(screen.getByRole('list', { name: 'Progress of the withdrawal' })).getAllByRole('listitem');

/** What is said aloud when it changes: how the withdrawal stands, and whether there is a network. */
const told = () =>
  screen
    .getAllByRole('status')
    .map((each) => each.textContent)
    .join(' ');

describe('the sheet of a withdrawal [R122]', () => {
  it('shows what it has been through with the times, where it stands, and what normally follows', async () => {
    await openSheet({ 'GET /api/drawing/status': okBody(followed(aWithdrawal(), 'pending')) });

    await screen.findByRole('list', { name: 'Progress of the withdrawal' });
    expect(steps().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Waiting for review.*12:00/),
      'Approval',
      'Sent to the bank',
      'Money in your account',
    ]);
    expect(steps()[0]).toHaveAttribute('aria-current', 'step');
  });

  it('moves with the live event, and ends as a receipt', async () => {
    let answer = followed(aWithdrawal(), 'pending');
    const { platform } = await openSheet({ 'GET /api/drawing/status': () => okBody(answer) });
    expect(await screen.findByRole('button', { name: 'Cancel the withdrawal' })).toBeVisible();

    answer = followed(PAID_WITHDRAWAL, 'pending', 'approved', 'processing', 'paid');
    tellPaid(platform);

    expect(await screen.findByText('E99999004202611021502abcdefghijk')).toBeVisible();
    expect(told()).toContain('Paid out');
    expect(steps()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Cancel the withdrawal' })).toBeNull();
  });

  it('[R43] is a receipt once it is paid, with every fact, passed on as text or as a picture', async () => {
    const { player } = await openSheet({
      'GET /api/drawing/status': okBody(
        followed(PAID_WITHDRAWAL, 'pending', 'approved', 'processing', 'paid'),
      ),
    });
    expect(await screen.findByRole('button', { name: 'Share as a picture' })).toBeVisible();

    await player.click(screen.getByRole('button', { name: 'Copy as text' }));

    const text = await navigator.clipboard.readText();
    expect(text).toContain('Withdrawal: R$100.00\nPaid out\n');
    expect(text).toContain(`PIX account: CPF ${PAID_WITHDRAWAL.account}`);
    expect(text).toContain(`Transaction ID: ${PAID_WITHDRAWAL.e2eid}`);
    expect(text).not.toContain('Reason');
  });

  it('[R43] [A43] tells on the receipt of one that was not paid why, and what is back', async () => {
    const record = aWithdrawal({
      status: 'refunded',
      status_text: 'Returned',
      reason: 'The key is unknown',
      fee: '2.00',
      net: '98.00',
      can_cancel: false,
    });
    const { player } = await openSheet({
      'GET /api/drawing/status': okBody(followed(record, 'pending', 'failed', 'refunded')),
    });

    await player.click(await screen.findByRole('button', { name: 'Copy as text' }));

    const text = await navigator.clipboard.readText();
    expect(text).toContain('Withdrawal: R$100.00\nReturned\n\nReason: The key is unknown\n');
    expect(text).toContain('Back in your balance: R$100.00');
    expect(text).not.toContain('98.00');
  });

  it.each(['pending', 'approved', 'processing', 'failed'] as const)(
    '[R43] is no receipt yet while it is %s',
    async (status) => {
      const record = aWithdrawal({ status, can_cancel: false });
      await openSheet({ 'GET /api/drawing/status': okBody(followed(record, status)) });

      expect(await screen.findByText('Amount')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Copy as text' })).toBeNull();
    },
  );

  it('[R223] asks to wait for the review only while there is one, and has no empty foot after it', async () => {
    let answer = followed(aWithdrawal(), 'pending');
    const { platform } = await openSheet({ 'GET /api/drawing/status': () => okBody(answer) }, true, MADE);
    expect(await screen.findByRole('alert')).toHaveTextContent(MADE.message);
    expect(await screen.findByRole('button', { name: 'Cancel the withdrawal' })).toBeVisible();

    answer = followed(PAID_WITHDRAWAL, 'pending', 'approved', 'processing', 'paid');
    tellPaid(platform);

    await waitFor(() => expect(screen.queryByText(MADE.message)).toBeNull());
    expect(told()).toContain('Paid out');
    expect(screen.queryByRole('contentinfo', { hidden: true })).toBeNull();
  });

  it('asks again by itself while it is under way: the event stream may be away', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { platform } = await openSheet({
      'GET /api/drawing/status': okBody(followed(aWithdrawal(), 'pending')),
    });
    await screen.findByRole('list', { name: 'Progress of the withdrawal' });
    const before = platform.api.calls.length;

    await act(() => jest.advanceTimersByTimeAsync(5_000));

    expect(platform.api.calls.length).toBeGreaterThan(before);
    jest.useRealTimers();
  });

  it.each([
    ['rejected', ['pending', 'rejected'], 'The payee does not match', 0],
    ['failed', ['pending', 'approved', 'processing', 'failed'], 'The key is unknown', 1],
    ['refunded', ['pending', 'approved', 'processing', 'failed', 'refunded'], 'The key is unknown', 0],
  ] as const)(
    'says why it was %s, and promises nothing that will not come',
    async (status, states, reason, ahead) => {
      const record = aWithdrawal({ status, status_text: `Now ${status}`, reason, can_cancel: false });
      await openSheet({
        'GET /api/drawing/status': okBody(followed(record, ...(states as readonly WithdrawalStatus[]))),
      });

      expect(await screen.findByText(reason)).toBeVisible();
      expect(steps()).toHaveLength(states.length + ahead);
      expect(screen.queryByText('Money in your account')).toBeNull();
    },
  );

  it('[A36] is taken back after a question, while it waits', async () => {
    let answer = followed(aWithdrawal(), 'pending');
    const cancelled = aWithdrawal({ status: 'cancelled', status_text: 'Taken back', can_cancel: false });
    const { platform, player } = await openSheet({
      'GET /api/drawing/status': () => okBody(answer),
      'POST /api/drawing/cancel': () => {
        answer = followed(cancelled, 'pending', 'cancelled');
        return okBody(cancelled);
      },
    });

    const confirm = jest.spyOn(platform.notices, 'confirm');
    await player.click(await screen.findByRole('button', { name: 'Cancel the withdrawal' }));

    await waitFor(() => expect(told()).toContain('Taken back'));
    expect(platform.api.calls.filter(({ key }) => key === 'POST /api/drawing/cancel')).toHaveLength(1);
    expect(confirm.mock.calls).toEqual([
      [expect.stringContaining('returns to your balance'), 'Cancel the withdrawal', 'Keep the withdrawal'],
    ]);
  });

  it('[A36] stays when the question is answered with keeping it, which leads back to its sheet', async () => {
    const { platform, player, onClose } = await openSheet(
      { 'GET /api/drawing/status': okBody(followed(aWithdrawal(), 'pending')) },
      false,
    );

    await player.click(await screen.findByRole('button', { name: 'Cancel the withdrawal' }));

    expect(screen.getByRole('dialog', { name: 'Your withdrawal' })).toBeVisible();
    expect(platform.api.calls.some(({ key }) => key === 'POST /api/drawing/cancel')).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['cancelled', 'Back in your balance'],
    ['rejected', 'Back in your balance'],
    ['failed', 'To be returned to your balance'],
    ['refunded', 'Back in your balance'],
  ] as const)(
    '[A43] of one that was %s it says that all of it comes back, and nothing is received',
    async (status, name) => {
      const record = aWithdrawal({ status, fee: '2.00', net: '98.00', can_cancel: false });
      await openSheet({ 'GET /api/drawing/status': okBody(followed(record, 'pending', status)) });

      const facts = (await screen.findByText('Amount')).closest('dl') as HTMLElement;
      expect(within(facts).getByText(name).parentElement).toHaveTextContent('R$100.00');
      expect(within(facts).queryByText('You receive')).toBeNull();
      expect(within(facts).queryByText('Fee')).toBeNull();
      expect(screen.getByRole('dialog')).not.toHaveTextContent(/98\s*\.00/);
    },
  );

  it('says of one under review that the amount is set aside', async () => {
    await openSheet({ 'GET /api/drawing/status': okBody(followed(aWithdrawal(), 'pending')) });

    expect(await screen.findByText(/the amount is set aside from your balance/)).toBeVisible();
  });

  it('says why it can no longer be taken back, and shows how it stands', async () => {
    let answer = followed(aWithdrawal(), 'pending');
    const { platform, player } = await openSheet({
      'GET /api/drawing/status': () => okBody(answer),
      'POST /api/drawing/cancel': () => {
        answer = followed(PAID_WITHDRAWAL, 'pending', 'approved', 'processing', 'paid');
        throw refusal('withdrawal_not_cancellable', 'This withdrawal can no longer be cancelled');
      },
    });

    await player.click(await screen.findByRole('button', { name: 'Cancel the withdrawal' }));

    await waitFor(() => expect(told()).toContain('Paid out'));
    expect(platform.shown).toContainEqual({
      kind: 'alert',
      text: 'This withdrawal can no longer be cancelled',
    });
  });

  it('[R232] offers another try where it does not come', async () => {
    await openSheet({ 'GET /api/drawing/status': refusal('unavailable', 'Later') });

    expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  });
});
