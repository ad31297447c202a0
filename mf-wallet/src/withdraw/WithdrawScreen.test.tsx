import { act, screen, waitFor, within } from '@testing-library/react';
import { okBody, refusal } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import {
  amountField,
  confirmButton,
  nextButton,
  openWithdraw,
  requestsOf,
  reviewHundred,
  withdrawalsOf,
} from '../testing/open-withdraw.tsx';
import { aQuote, aWithdrawal, CPF_KEY, EMAIL_KEY, WAITING_KEY } from '../testing/withdrawals.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  document.documentElement.lang = 'en';
});

describe('withdrawal screen [R42]', () => {
  it('[A56] [R199] shows a visitor the login and the trading rules, and sends no member call', async () => {
    const { platform } = await openWithdraw({ user: null });

    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await screen.findByText('Withdrawals go to your own CPF.')).toBeVisible();
    expect(platform.api.calls.map(({ key }) => key)).toEqual(['GET /api/tradingrules']);
  });

  it('[R199] shows the rules as text, whatever is in them', async () => {
    await openWithdraw({ user: null });

    expect(await screen.findByText('Three a day are <b>free</b>.')).toBeVisible();
    expect(screen.queryByText('never shown')).toBeNull();
  });

  it('[G17] [R259] [A61] says what can be withdrawn, the fee, the arrival and what is left of the day', async () => {
    await openWithdraw();

    expect(await screen.findByText('R$350.00')).toBeVisible();
    expect(screen.getByText('No fee · free withdrawals left today: 3')).toBeVisible();
    expect(screen.getByText('In your account within 30 minutes, review included')).toBeVisible();
    expect(screen.getByText('Withdrawals left today: 5, up to R$50,000.00 in all')).toBeVisible();
    expect(screen.getByText('R$20.00 to R$10,000.00 per withdrawal')).toBeVisible();
    expect(screen.queryByText('What is locked, and why')).toBeNull();
  });

  it('[R259] says the fee where nothing is free any more', async () => {
    const day = { ...aQuote().day, free_left: 0 };
    await openWithdraw({ quote: aQuote({ day, fee_percent: '2.00' }) });

    expect(await screen.findByText(/Fee of 2% on this withdrawal/)).toBeVisible();
  });

  it('[G17] [G16] says to the centavo what is locked, why, and where it comes from', async () => {
    const { player } = await openWithdraw({
      quote: aQuote({
        locked: [
          { reason: 'bonus', amount: '12.34' },
          { reason: 'held', amount: '100.01' },
          { reason: 'disputed', amount: '5.00' },
        ],
        turnover: {
          left: '20.00',
          parts: [
            {
              required: '50.00',
              left: '20.00',
              at: '2026-11-02T15:00:00.000Z',
              source: { title: 'Recharge bonus', amount: '10.00' },
            },
          ],
        },
      }),
    });

    const locked = within(
      (await screen.findByText('What is locked, and why')).closest('section') as HTMLElement,
    );
    expect(locked.getByText('R$12.34')).toBeVisible();
    expect(locked.getByText('R$100.01')).toBeVisible();
    expect(locked.getByText('R$5.00')).toBeVisible();
    await player.click(locked.getByText('Where the amount to wager comes from'));
    expect(locked.getByText('Recharge bonus of R$10.00')).toBeVisible();
    expect(locked.getByText('R$20.00 of R$50.00 left')).toBeVisible();
  });

  it('[A62] [G16] leads from a bonus that is locked to where it can be given up', async () => {
    const { platform, player } = await openWithdraw({
      quote: aQuote({ locked: [{ reason: 'bonus', amount: '12.34' }] }),
    });

    const bonus = await screen.findByRole('link', { name: /You can give it up under Promotions/ });
    expect(bonus).toHaveAttribute('href', '/promotion/activity');
    await player.click(bonus);

    expect(platform.navigation.location.value.pathname).toBe('/promotion/activity');
  });

  it.each([
    [
      'turnover is owed',
      { withdrawable: '0.00', available: '0.00', turnover: { left: '80.00', parts: [] } },
      /Wager R\$80\.00 more/,
    ],
    [
      'the withdrawals of the day are used up',
      { available: '0.00', day: { ...aQuote().day, count_left: 0 } },
      /today’s 5 withdrawals/,
    ],
    [
      'the one withdrawal of the day is made',
      { available: '0.00', day: { ...aQuote().day, count_limit: 1, count_left: 0 } },
      /today’s withdrawal\./,
    ],
    [
      'the amount of the day is used up',
      { available: '10.00', day: { ...aQuote().day, amount_left: '10.00' } },
      /limit of R\$50,000\.00 a day/,
    ],
    ['there is too little', { withdrawable: '19.99', available: '19.99' }, /minimum withdrawal is R\$20\.00/],
  ])('[G17] [A61] asks for no amount while %s, and says so', async (_, changes, why) => {
    await openWithdraw({ quote: aQuote(changes) });

    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByLabelText(/how much/i)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Review withdrawal/ })).toBeNull();
  });

  it.each([
    ['excluded', 'indefinitely', null],
    ['barred', 'by the register', null],
    ['paused', 'for a while', '2026-11-30T15:00:00.000Z'],
  ] as const)('[G31] [G32] leads nobody to the games who is %s %s', async (why, _, until) => {
    const quote = aQuote({ withdrawable: '0.00', available: '0.00' });
    const { unmount } = await openWithdraw({ quote });
    expect(await screen.findByRole('link', { name: en.paid.play })).toBeVisible();
    unmount();

    await openWithdraw({ quote, user: { play_bar: { why, until } } });

    expect(await screen.findByText(/minimum withdrawal is R\$20\.00/)).toBeVisible();
    expect(screen.queryByRole('link', { name: en.paid.play })).not.toBeInTheDocument();
  });

  it.each([
    ['nothing', '', /enter the amount/],
    ['R$ 19.99', '1999', /minimum withdrawal is R\$20\.00/],
    ['R$ 350.01', '35001', /up to R\$350\.00 right now/],
    ['R$ 10,000.01', '1000001', /maximum withdrawal is R\$10,000\.00/],
  ])('[R142] [R152] [R260] goes no further with %s and says why beside the field', async (_, keys, why) => {
    const opened = await openWithdraw();
    const field = await amountField();

    if (keys) await opened.player.type(field, keys);
    await opened.player.click(nextButton());

    await waitFor(() => expect(field).toHaveAccessibleDescription(why));
    expect(field).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requestsOf(opened)).toEqual([]);
  });

  it('[R142] [R152] says what is wrong with an amount when it is left, and no longer once it is right', async () => {
    const { player } = await openWithdraw();
    const field = await amountField();

    await player.type(field, '1999');
    expect(field).not.toBeInvalid();
    await player.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/minimum withdrawal is R\$20\.00/));
    await player.click(screen.getByRole('button', { name: 'R$50' }));

    await waitFor(() => expect(field).not.toBeInvalid());
  });

  it('[R2] [R142] asks whether R$ 100.00 was meant by 100, and says no amount on the button that cannot be withdrawn', async () => {
    const { player } = await openWithdraw();
    const field = await amountField();

    await player.type(field, '100');
    expect(nextButton()).toHaveTextContent(/^Review withdrawal$/);
    await player.tab();
    await player.click(await screen.findByRole('button', { name: 'Did you mean R$100.00?' }));

    expect(field).toHaveValue('100.00');
    await waitFor(() => expect(field).not.toBeInvalid());
    expect(nextButton()).toHaveTextContent('Review withdrawal of R$100.00');
  });

  it('offers all of it, and round amounts that there are', async () => {
    const { player } = await openWithdraw();
    const quick = within(await screen.findByRole('group', { name: 'Quick amounts' }));

    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'R$50',
      'R$100',
      'R$200',
    ]);
    await player.click(screen.getByRole('button', { name: 'Withdraw all' }));

    expect(await amountField()).toHaveValue('350.00');
  });

  it('[R102] chooses the default key, and none that still has to wait', async () => {
    await openWithdraw({
      api: { 'GET /api/member/bank': okBody([{ ...WAITING_KEY, is_default: 1 }, EMAIL_KEY]) },
    });

    expect(await screen.findByRole('radio', { name: /E-mail/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Mobile phone/ })).toBeDisabled();
    expect(screen.getByText(/available from/)).toBeVisible();
  });

  it('asks for a key where there is none', async () => {
    const { player } = await openWithdraw({ api: { 'GET /api/member/bank': okBody([]) } });

    await player.type(await amountField(), '10000');
    await player.click(nextButton());

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add a Pix key' })).toHaveAccessibleDescription(
        /Add a Pix key/,
      ),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[G6] removes a key after a question', async () => {
    let keys = [CPF_KEY, EMAIL_KEY];
    const { platform, player } = await openWithdraw({
      api: {
        'GET /api/member/bank': () => okBody(keys),
        'POST /api/member/bank/delete': () => okBody((keys = [CPF_KEY])),
      },
    });

    await player.click(await screen.findByRole('button', { name: /^Remove E-mail m\*\*\*@/ }));

    await waitFor(() => expect(screen.queryByRole('radio', { name: /E-mail/ })).toBeNull());
    expect(platform.shown).toEqual([
      { kind: 'confirm', text: expect.stringContaining('m***@mosaico.example') },
    ]);
  });

  it('[G6] keeps the key when the question is answered with no', async () => {
    const { platform, player } = await openWithdraw({ confirms: false });

    await player.click(await screen.findByRole('button', { name: /^Remove E-mail/ }));

    expect(platform.api.calls.some(({ key }) => key === 'POST /api/member/bank/delete')).toBe(false);
  });

  it('lists the last withdrawals, and opens one', async () => {
    const { player } = await openWithdraw({
      api: { 'POST /api/drawing/list': withdrawalsOf(aWithdrawal()) },
    });
    const last = within(await screen.findByRole('list', { name: 'Recent withdrawals' }));

    await player.click(last.getByRole('button', { name: /Waiting for review/ }));

    expect(await screen.findByRole('dialog', { name: 'Your withdrawal' })).toBeVisible();
  });

  it('keeps what was typed when the language changes and when the figures do', async () => {
    let money = '350.00';
    const { platform, player } = await openWithdraw({
      api: {
        'GET /api/drawing/quote': () => okBody(aQuote({ withdrawable: money, available: money })),
      },
    });
    await player.type(await amountField(), '10000');
    await player.click(screen.getByRole('radio', { name: /E-mail/ }));

    money = '360.00';
    act(() =>
      platform.bus.publish('wallet.balance-changed', {
        balanceCentavos: 36_000,
        at: '2026-11-02T15:00:00.000Z',
      }),
    );
    expect(await screen.findByText('R$360.00')).toBeVisible();
    act(() => platform.setLanguage('vi'));

    const lists = () => platform.api.calls.filter(({ key }) => key === 'POST /api/drawing/list');
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(screen.getByDisplayValue('100.00')).toBeVisible();
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
  });

  it('[R232] offers another try where the figures do not come', async () => {
    const answers = [refusal('unavailable', 'Later')];
    const { player } = await openWithdraw({
      api: {
        'GET /api/drawing/quote': () => {
          const failure = answers.pop();
          if (failure) throw failure;
          return okBody(aQuote());
        },
      },
    });

    await player.click(await screen.findByRole('button', { name: /again/i }));

    expect(await amountField()).toBeVisible();
  });

  it('[G33] leads to the identity check where the site asks for it first; the way back leads to the form', async () => {
    const opened = await openWithdraw({
      api: { 'POST /api/drawing': refusal('identity_required', 'Confirm your identity first') },
    });
    await reviewHundred(opened);

    await opened.player.click(await confirmButton());

    const { navigation } = opened.platform;
    await waitFor(() =>
      expect(navigation.location.value).toMatchObject({
        pathname: '/identity',
        state: { isOnTheWay: true },
      }),
    );
    expect(opened.platform.shown).toContainEqual(
      expect.objectContaining({ text: 'Confirm your identity first' }),
    );
    act(() => navigation.go(-1));
    await waitFor(() => expect(navigation.location.value.pathname).toBe('/withdraw'));
  });
});
