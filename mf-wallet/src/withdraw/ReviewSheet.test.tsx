import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReviewedCentavosAttribute } from '@mosaico/shared/contract';
import { okBody, refusal } from '@mosaico/shared/testing';
import {
  amountField,
  confirmButton,
  nextButton,
  openWithdraw,
  requestsOf,
  reviewHundred,
  withdrawalsOf,
} from '../testing/open-withdraw.tsx';
import { aQuote, aWithdrawal, followed, quoteOf, SUCCESS } from '../testing/withdrawals.ts';

const REVIEWED_CENTAVOS: ReviewedCentavosAttribute = 'data-reviewed-centavos';

const LOST = Object.assign(refusal('network', 'Network error'), { status: 0 });

beforeEach(() => {
  window.sessionStorage.clear();
  document.documentElement.lang = 'en';
});

describe('a withdrawal before it is confirmed', () => {
  it('[R101] [R259] [A43] shows amount, fee, what arrives, where, when, and what is left, as the server says it', async () => {
    const day = { ...aQuote().day, free_left: 0 };
    const { player } = await openWithdraw({ quote: aQuote({ day, fee_percent: '2.00' }) });

    await player.type(await amountField(), '10000');
    expect(screen.getByRole('group', { name: 'Collection account number' })).toBeVisible();
    await player.click(nextButton());

    await screen.findByRole('dialog', { name: 'Check your withdrawal' });
    expect(screen.getByLabelText('Withdrawal password')).toBeVisible();
    for (const [name, value] of [
      ['Amount', 'R$100.00'],
      ['Fee', 'R$2.00'],
      ['You receive', 'R$98.00'],
      ['Payee', 'Marina Alves'],
      ['CPF number', '***.982.247-**'],
      ['Account type', 'CPF'],
      ['PIX account', '***.982.247-**'],
      ['Bank name', 'The one of the Pix key'],
      ['Arrives', 'Within 30 minutes, review included'],
      ['Left to withdraw', 'R$250.00'],
    ] as const) {
      expect((await screen.findByText(name)).parentElement).toHaveTextContent(value);
    }
  });

  it('[A44] has a place for what other areas say of its amount before it is confirmed, which describes the button', async () => {
    const { player, platform } = await openWithdraw();
    await player.type(await amountField(), '10000');
    await player.click(nextButton());

    const place = (await screen.findByText('You receive'))
      .closest('form')
      ?.querySelector(`[${REVIEWED_CENTAVOS}="10000"] [data-slot="withdraw.review"]`);
    expect(place).not.toBeNull();
    expect(platform.filled).toContain('withdraw.review');
    // As the shell draws a widget into it.
    const widget = document.createElement('div');
    widget.dataset['area'] = 'promotions';
    widget.textContent = 'What it takes';
    place?.append(widget);
    expect(await confirmButton()).toHaveAccessibleDescription(/What it takes/);
  });

  it('[R137] sends nothing without six digits, and says so beside the boxes', async () => {
    const opened = await openWithdraw();
    await opened.player.type(await amountField(), '10000');
    await opened.player.click(nextButton());
    const boxes = await screen.findByLabelText('Withdrawal password');

    await opened.player.type(boxes, '12ab3');
    await opened.player.click(await confirmButton());

    expect(boxes).toHaveValue('123');
    await waitFor(() => expect(boxes).toHaveAccessibleDescription(/exactly 6 digits/));
    expect(requestsOf(opened)).toEqual([]);
  });

  it('[R99] takes digits from a number pad and from the clipboard, hidden and not remembered', async () => {
    const { player } = await openWithdraw();
    await player.type(await amountField(), '10000');
    await player.click(nextButton());
    const boxes = await screen.findByLabelText('Withdrawal password');

    await player.click(boxes);
    await player.paste('65 43-21');

    expect(boxes).toHaveValue('654321');
    expect(boxes).toHaveAttribute('type', 'password');
    expect(boxes).toHaveAttribute('inputmode', 'numeric');
    expect(boxes).toHaveAttribute('autocomplete', 'off');
  });

  it('[R137] says until when the withdrawal password is locked, and asks for none', async () => {
    const quote = aQuote({ qk_pwd_locked_until: '2026-11-03T15:00:00.000Z' });
    const { player } = await openWithdraw({ quote });

    await player.type(await amountField(), '10000');
    await player.click(nextButton());

    expect(await screen.findByText(/locked until 11\/3\/26, 12:00/)).toBeVisible();
    expect(screen.queryByLabelText('Withdrawal password')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Withdraw R/ })).toBeNull();
  });

  it('says so where the amount cannot be had any more', async () => {
    const { player } = await openWithdraw({ api: { 'GET /api/drawing/quote': okBody(aQuote()) } });

    await player.type(await amountField(), '10000');
    await player.click(nextButton());

    expect(await screen.findByText(/can no longer be withdrawn/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Withdraw R/ })).toBeNull();
  });
});

describe('a confirmed withdrawal', () => {
  it('[R98] [R223] [A9] is sent once with its key, tells the exact words as an alert in its sheet, and is followed there', async () => {
    const opened = await openWithdraw();
    await reviewHundred(opened);

    await opened.player.click(await confirmButton());

    expect(await screen.findByRole('dialog', { name: 'Your withdrawal' })).toBeVisible();
    expect(screen.getByRole('alert').textContent).toBe(SUCCESS);
    expect(opened.platform.shown).toEqual([]);
    expect(requestsOf(opened).map(({ input }) => input)).toEqual([
      expect.objectContaining({
        body: {
          money: '100.00',
          payment_type: 'CPF',
          member_bank_id: 3,
          name: 'Marina Alves',
          qk_pwd: '123456',
        },
      }),
    ]);
    expect(await amountField()).toHaveValue('');
    expect(window.sessionStorage.length).toBe(0);
  });

  it('[R98] takes a remark that was asked for along, for those who review it', async () => {
    const opened = await openWithdraw();
    await reviewHundred(opened);
    expect(screen.queryByLabelText(/^Note/)).toBeNull();

    await opened.player.click(screen.getByRole('button', { name: 'Add a note' }));
    expect(screen.getByLabelText(/^Note/)).toHaveFocus();
    await opened.player.type(screen.getByLabelText(/^Note/), ' For the rent ');
    await opened.player.click(await confirmButton());

    await screen.findByRole('dialog', { name: 'Your withdrawal' });
    expect(requestsOf(opened).map(({ input }) => input)).toMatchObject([
      { body: { money: '100.00', member_remark: 'For the rent' } },
    ]);
  });

  it('[R98] [G27] sends what nobody knows to have arrived again with the remark it had: one key has one content', async () => {
    const opened = await openWithdraw({ api: { 'POST /api/drawing': LOST } });
    await reviewHundred(opened);
    await opened.player.click(screen.getByRole('button', { name: 'Add a note' }));
    await opened.player.type(screen.getByLabelText(/^Note/), 'One');
    await opened.player.click(await confirmButton());
    await waitFor(() => expect(requestsOf(opened)).toHaveLength(1));

    await waitFor(() => expect(screen.getByLabelText(/^Note/)).toHaveAttribute('readonly'));
    expect(screen.getByLabelText(/^Note/)).toHaveValue('One');
    expect(screen.getByLabelText(/^Note/)).toHaveAccessibleDescription(/sent again/);
    await opened.player.click(await confirmButton());

    await waitFor(() => expect(requestsOf(opened)).toHaveLength(2));
    const [first, second] = requestsOf(opened);
    expect(second?.input).toEqual(first?.input);
    expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
  });

  it('[R98] [G27] offers no note where the request in doubt had none, and takes one for another amount', async () => {
    const opened = await openWithdraw({ api: { 'POST /api/drawing': LOST } });
    await reviewHundred(opened);
    await opened.player.click(await confirmButton());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull());
    expect(screen.queryByLabelText(/^Note/)).toBeNull();

    await opened.player.keyboard('{Escape}');
    await opened.player.clear(await amountField());
    await opened.player.type(await amountField(), '5000');
    await opened.player.click(nextButton());

    expect(await screen.findByRole('button', { name: 'Add a note' })).toBeVisible();
  });

  it('[G17] leaves no figure of before on the screen while what is left is being read', async () => {
    let answer: () => void = () => undefined;
    const read = new Promise<void>((resolve) => (answer = resolve));
    let isSent = false;
    const opened = await openWithdraw({
      api: {
        'GET /api/drawing/quote': async ({ query: { money } }) => {
          if (money !== undefined) return okBody(quoteOf(String(money)));
          if (!isSent) return okBody(aQuote());
          await read;
          return okBody(aQuote({ withdrawable: '250.00', available: '250.00' }));
        },
        'POST /api/drawing': () => {
          isSent = true;
          return okBody({ order_no: 'W1', status: 'pending' }, SUCCESS);
        },
      },
    });
    await reviewHundred(opened);

    await opened.player.click(await confirmButton());
    await screen.findByRole('dialog', { name: 'Your withdrawal' });

    expect(screen.queryByText('R$350.00')).toBeNull();
    answer();
    expect(await screen.findByText('R$250.00')).toBeInTheDocument();
    expect(screen.queryByText('R$350.00')).toBeNull();
  });

  it('[R223] ends with amount, key, when it arrives, and the way to all withdrawals', async () => {
    const opened = await openWithdraw();
    await reviewHundred(opened);

    await opened.player.click(await confirmButton());

    const sheet = within(await screen.findByRole('dialog', { name: 'Your withdrawal' }));
    expect((await sheet.findByText('Amount')).parentElement).toHaveTextContent('R$100.00');
    expect(sheet.getByText('PIX account').parentElement).toHaveTextContent('***.982.247-**');
    expect(sheet.getByText('Arrives').parentElement).toHaveTextContent('Within 30 minutes');
    expect(sheet.getByRole('link', { name: /all withdrawals/i })).toHaveAttribute(
      'href',
      '/withdrawalRecord',
    );
  });

  it('[R223] says the exact words also while nobody can tell how it stands', async () => {
    const opened = await openWithdraw({ api: { 'GET /api/drawing/status': LOST } });
    await reviewHundred(opened);

    await opened.player.click(await confirmButton());

    expect(await screen.findByText(SUCCESS)).toHaveAttribute('role', 'alert');
  });

  it('[R223] no longer says to wait for the review of one that was cancelled', async () => {
    const cancelled = aWithdrawal({ status: 'cancelled', status_text: 'Taken back', can_cancel: false });
    const opened = await openWithdraw({
      api: { 'GET /api/drawing/status': okBody(followed(cancelled, 'pending', 'cancelled')) },
    });
    await reviewHundred(opened);

    await opened.player.click(await confirmButton());

    expect(await screen.findByText('Back in your balance')).toBeVisible();
    expect(screen.queryByText(SUCCESS)).toBeNull();
  });

  it('[R223] says the words once: opened from the list, the withdrawal is only followed', async () => {
    const opened = await openWithdraw({ api: { 'POST /api/drawing/list': withdrawalsOf(aWithdrawal()) } });
    await reviewHundred(opened);
    await opened.player.click(await confirmButton());
    await screen.findByRole('alert');

    await opened.player.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opened.player.click(
      within(screen.getByRole('list', { name: 'Recent withdrawals' })).getByRole('button'),
    );

    await screen.findByRole('list', { name: 'Progress of the withdrawal' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[G27] goes once however often it is pressed, and holds the busy lock meanwhile', async () => {
    let answer: () => void = () => undefined;
    const opened = await openWithdraw({
      api: {
        'POST /api/drawing': () =>
          new Promise((resolve) => {
            answer = () => resolve(okBody({ order_no: 'W1', status: 'pending' }, SUCCESS));
          }),
      },
    });
    await reviewHundred(opened);

    await opened.player.click(await confirmButton());
    await opened.player.click(await confirmButton());
    await opened.player.keyboard('{Enter}');
    const held = [...opened.platform.held];
    await act(async () => answer());

    expect(held).toEqual(['withdrawal']);
    expect(requestsOf(opened)).toHaveLength(1);
    await waitFor(() => expect([...opened.platform.held]).toEqual([]));
  });

  it('[R224] [R137] shows the server’s words in an alert, and beside the boxes, which are empty again', async () => {
    const wrong = 'The withdrawal password is wrong. Tries left: 4';
    const opened = await openWithdraw({
      api: { 'POST /api/drawing': refusal('withdrawal_password_wrong', wrong, { qk_pwd: [wrong] }) },
    });
    await reviewHundred(opened);

    await opened.player.click(await confirmButton());

    const boxes = screen.getByLabelText('Withdrawal password');
    await waitFor(() => expect(boxes).toHaveAccessibleDescription(wrong));
    expect(boxes).toHaveValue('');
    expect(opened.platform.shown).toEqual([{ kind: 'alert', text: wrong }]);
  });

  it('[R224] says a refusal at one place at a time: in the alert, and beside the boxes once that is read', async () => {
    const wrong = 'The withdrawal password is wrong. Tries left: 4';
    let read: () => void = () => undefined;
    const opened = await openWithdraw({
      api: { 'POST /api/drawing': refusal('withdrawal_password_wrong', wrong, { qk_pwd: [wrong] }) },
    });
    jest
      .spyOn(opened.platform.notices, 'alert')
      .mockImplementation(() => new Promise((resolve) => (read = resolve)));
    await reviewHundred(opened);

    await opened.player.click(await confirmButton());
    await waitFor(() => expect(opened.platform.notices.alert).toHaveBeenCalledWith(wrong));
    expect(screen.queryByText(wrong)).toBeNull();
    await act(async () => read());

    expect(await screen.findByText(wrong)).toBeVisible();
    expect(screen.getByLabelText('Withdrawal password')).toHaveFocus();
  });

  it('[R224] leads back to the amount when that is refused, which stays as it was typed', async () => {
    const over = 'You can withdraw at most R$ 90,00 now';
    const opened = await openWithdraw({
      api: { 'POST /api/drawing': refusal('above_withdrawable', over, { money: [over] }) },
    });
    await reviewHundred(opened);

    await opened.player.click(await confirmButton());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const field = await amountField();
    expect(field).toHaveAccessibleDescription(new RegExp(over.replace('$', '\\$')));
    expect(field).toHaveValue('100.00');
  });

  it('[G27] keeps its key over a lost answer and a reload, and says that nobody knows', async () => {
    const first = await openWithdraw({ api: { 'POST /api/drawing': LOST } });
    await reviewHundred(first);
    await first.player.click(await confirmButton());
    await waitFor(() =>
      expect(first.platform.shown).toContainEqual({ kind: 'alert', text: 'Network error' }),
    );
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('123456');
    first.unmount();

    const second = await openWithdraw();
    expect(await screen.findByText(/Your request for R\$100\.00 got no answer/)).toBeVisible();
    await reviewHundred(second);
    await second.player.click(await confirmButton());

    expect(await screen.findByRole('dialog', { name: 'Your withdrawal' })).toBeVisible();
    const keyOf = (opened: typeof first) => requestsOf(opened)[0]?.options.idempotencyKey;
    expect(keyOf(first)).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf(second)).toBe(keyOf(first));
    expect(screen.queryByText(/got no answer/)).toBeNull();
  });

  it('[G27] has another key for another amount, and after one that was accepted', async () => {
    const opened = await openWithdraw({ api: { 'POST /api/drawing': LOST } });
    await reviewHundred(opened);
    await opened.player.click(await confirmButton());
    await opened.player.keyboard('{Escape}');
    await opened.player.type(await amountField(), '{Backspace}');
    await opened.player.click(nextButton());
    await waitFor(async () => expect(await amountField()).toHaveAccessibleDescription(/minimum/));
    await opened.player.type(await amountField(), '5');
    await waitFor(async () => expect(await amountField()).toHaveValue('100.05'));
    await opened.player.click(nextButton());
    await opened.player.type(await screen.findByLabelText('Withdrawal password'), '123456');
    await opened.player.click(await confirmButton());

    await waitFor(() => expect(requestsOf(opened)).toHaveLength(2));
    const [one, other] = requestsOf(opened).map(({ options }) => options.idempotencyKey);
    expect(other).not.toBe(one);
  });

  it('follows the one that was made, with the server’s figures', async () => {
    const opened = await openWithdraw({
      api: {
        'GET /api/drawing/quote': ({ query: { money } }) =>
          okBody(money === undefined ? aQuote() : quoteOf(String(money))),
        'GET /api/drawing/status': okBody(followed(aWithdrawal({ net: '98.00', fee: '2.00' }), 'pending')),
      },
    });
    await reviewHundred(opened);

    await opened.player.click(await confirmButton());

    expect((await screen.findByText('Fee')).parentElement).toHaveTextContent('R$2.00');
  });
});
