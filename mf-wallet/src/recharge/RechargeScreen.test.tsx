import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { okBody, refusal } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { setOnline } from '../testing/connection.ts';
import { CHARGE, listOf, PAID, PIX, started } from '../testing/deposits.ts';
import { openRecharge, startsOf, submitButton } from '../testing/open-recharge.tsx';

beforeEach(async () => {
  await setOnline(true);
  window.sessionStorage.clear();
  window.localStorage.clear();
  document.documentElement.lang = 'en';
});

describe('recharge screen [R40]', () => {
  it('[R33] [R158] tells a visitor the ways to pay, the least amount and the conditions, offers a new account before the login, and sends no member call', async () => {
    const { platform, player } = await openRecharge({ user: null });

    expect(await screen.findByText('In seconds')).toBeVisible();
    expect(screen.getByText((_, element) => element?.textContent === 'R$10.00')).toBeVisible();
    expect(screen.getByText(/wager 1× the deposit/)).toBeVisible();
    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    const ways = screen.getAllByRole('button', { name: /^(Register|Log in)$/ });
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Register', 'Log in']);
    for (const way of ways) await player.click(way);
    expect(platform.opened).toEqual(['register', 'login']);
    expect(platform.api.calls.map(({ key }) => key)).toEqual(['GET /api/payments/list']); // public
  });

  it('[R194] offers the methods of the site with limits and quick amounts, and the last deposits', async () => {
    await openRecharge({ api: { 'POST /api/recharge/list?lang=zh_cn': listOf(PAID) } });

    expect(await screen.findByRole('radio', { name: /Pix/ })).toBeChecked();
    expect(screen.getByText(/10\.00 to .*20,000\.00/)).toBeVisible();
    expect(screen.getByRole('button', { name: /20$/ })).toBeVisible();
    const last = within(await screen.findByRole('list', { name: 'Recent deposits' }));
    expect(last.getByText('Paid')).toBeVisible();
    expect(last.getByText('Pix')).toBeVisible();
  });

  it('says that deposits are unavailable where the site has no way to pay, beside the last deposits', async () => {
    await openRecharge({
      api: { 'GET /api/payments/list': okBody([]), 'POST /api/recharge/list?lang=zh_cn': listOf(PAID) },
    });

    expect(await screen.findByText(/Deposits are not available right now/)).toBeVisible();
    expect(screen.queryByLabelText(/how much/i)).toBeNull();
    expect(await screen.findByRole('list', { name: 'Recent deposits' })).toBeVisible();
  });

  it('[R33] says to a visitor as well that deposits are unavailable', async () => {
    await openRecharge({ user: null, api: { 'GET /api/payments/list': okBody([]) } });

    expect(await screen.findByText(/Deposits are not available right now/)).toBeVisible();
    expect(screen.queryByText('How it works')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
  });

  it.each([
    ['nothing', '', /enter the amount/],
    ['R$ 9,99', '999', /minimum deposit is R\$10\.00/],
    ['R$ 20.000,01', '2000001', /maximum deposit is R\$20,000\.00/],
  ])('[R141] [R142] [R152] does not send %s and says why beside the field', async (_, keys, message) => {
    const { platform, player } = await openRecharge();
    const field = await screen.findByLabelText(/how much/i);

    if (keys) await player.type(field, keys);
    await player.click(await submitButton());

    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveFocus();
    expect(startsOf(platform.api)).toEqual([]);
  });

  it('[R152] says what is wrong with an amount when it is left, and no longer once it is right', async () => {
    const { platform, player } = await openRecharge();
    const field = await screen.findByLabelText(/how much/i);

    await player.click(field);
    await player.tab();
    expect(field).not.toBeInvalid();
    await player.type(field, '999');
    expect(field).not.toBeInvalid();
    await player.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/minimum deposit is R\$10\.00/));
    await player.click(screen.getByRole('button', { name: /50$/ }));

    await waitFor(() => expect(field).not.toBeInvalid());
    expect(startsOf(platform.api)).toEqual([]);
  });

  it('[G27] says at once that there is no network, keeps the amount, and sends once when the network is back', async () => {
    const { platform, player } = await openRecharge();
    await player.type(await screen.findByLabelText(/how much/i), '5000');
    await setOnline(false);
    expect(screen.getByText(en.offline.note)).toBeVisible();

    await player.click(await submitButton());
    await player.click(await submitButton());

    expect(await screen.findByText(en.offline.sending)).toBeVisible();
    expect(screen.getByLabelText(/how much/i)).toHaveValue('50.00');
    expect(startsOf(platform.api)).toEqual([]);
    await setOnline(true);
    expect(await screen.findByText(CHARGE.br_code)).toBeVisible();
    expect(startsOf(platform.api)).toHaveLength(1);
    expect(screen.queryByText(en.offline.note)).toBeNull();
  });

  it('[R97] says an amount on the button only where it can be deposited', async () => {
    const { player } = await openRecharge();
    const field = await screen.findByLabelText(/how much/i);

    await player.type(field, '5');
    expect(screen.getByRole('button', { name: en.submit })).toBeVisible();
    expect(screen.queryByText(/before you withdraw/)).toBeNull();
    await player.type(field, '000');

    expect(screen.getByRole('button', { name: 'Deposit R$50.00' })).toBeVisible();
    expect(screen.getByText(/before you withdraw/)).toBeVisible();
  });

  it('[R2] [R142] asks whether R$ 50.00 was meant by 50, as soon as that was refused', async () => {
    const { player } = await openRecharge();
    const field = await screen.findByLabelText(/how much/i);

    await player.type(field, '50');
    await player.click(await submitButton());
    await player.click(await screen.findByRole('button', { name: 'Did you mean R$50.00?' }));

    expect(field).toHaveValue('50.00');
    expect(screen.getByRole('button', { name: 'Deposit R$50.00' })).toBeVisible();
  });

  it('keeps what was typed when the ways to pay cannot be asked for in another language', async () => {
    let asked = 0;
    const { platform, player } = await openRecharge({
      api: {
        'GET /api/payments/list': () => {
          asked += 1;
          if (asked > 1) throw refusal('unavailable', 'Away');
          return okBody([PIX]);
        },
      },
    });
    await player.type(await screen.findByLabelText(/how much/i), '5000');

    await act(async () => platform.setLanguage('vi'));
    await waitFor(() => expect(asked).toBeGreaterThan(1));

    expect(screen.getByLabelText(/how much/i)).toHaveValue('50.00');
  });

  it('[R96] [R119] sends amount and method, shows the message, and then the code', async () => {
    const { platform, player } = await openRecharge();

    await player.click(await screen.findByRole('button', { name: /50$/ }));
    await player.click(await submitButton());

    expect(await screen.findByText('Your Pix code is ready')).toBeVisible();
    expect(screen.getByText(CHARGE.br_code)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)$/);
    expect(startsOf(platform.api)[0]?.input).toMatchObject({
      body: { money: '50.00', payment_id: 1, payment_type: 'pix' },
    });
    expect(platform.shown).toEqual([]);
  });

  it('holds the busy lock while it sends and while the code waits, and lets go when it leaves', async () => {
    let answer: (value: ReturnType<typeof started>) => void = () => undefined;
    const { platform, player, unmount } = await openRecharge({
      api: { 'POST /api/recharge/online': () => new Promise((resolve) => (answer = resolve)) },
    });

    await player.click(await screen.findByRole('button', { name: /50$/ }));
    await player.click(await submitButton());
    const whileSending = [...platform.held];
    act(() => answer(started()));
    await screen.findByRole('timer');
    const whileWaiting = [...platform.held];
    unmount();

    expect(whileSending).toEqual(['deposit']);
    expect(whileWaiting).toEqual(['pix']);
    expect([...platform.held]).toEqual([]);
  });

  it('[G27] sends a second try after a failed connection with the same key, and another amount with another key', async () => {
    const lost = Object.assign(refusal('network', 'Network error'), { status: 0 });
    const { platform, player } = await openRecharge({ api: { 'POST /api/recharge/online': lost } });

    await player.click(await screen.findByRole('button', { name: /50$/ }));
    await player.click(await submitButton());
    await player.click(await submitButton());
    await player.click(screen.getByRole('button', { name: /20$/ }));
    await player.click(await submitButton());

    const keys = startsOf(platform.api).map(({ options }) => options.idempotencyKey);
    expect(keys).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      keys[0],
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows what the server says of the amount beside the field, and other refusals above the button; never as a notice', async () => {
    const answers = [
      refusal('amount_below_minimum', 'Too little', { money: ['Too little today'] }),
      refusal('demo_member', 'Demo members play without money'),
    ];
    const { platform, player } = await openRecharge({
      api: {
        'POST /api/recharge/online': () => {
          throw answers.shift();
        },
      },
    });

    await player.click(await screen.findByRole('button', { name: /50$/ }));
    await player.click(await submitButton());
    const field = screen.getByLabelText(/how much/i);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/too little today/i));
    await player.click(await submitButton());

    await waitFor(async () =>
      expect(await submitButton()).toHaveAccessibleDescription('Demo members play without money'),
    );
    expect(platform.shown).toEqual([]);
  });

  it('[G33] leads to the identity check where the site asks for it first', async () => {
    const { platform, player } = await openRecharge({
      api: { 'POST /api/recharge/online': refusal('identity_required', 'Confirm your identity first') },
    });

    await player.click(await screen.findByRole('button', { name: /50$/ }));
    await player.click(await submitButton());

    await waitFor(() =>
      expect(platform.navigation.location.value).toMatchObject({
        pathname: '/identity',
        state: { isOnTheWay: true },
      }),
    );
    expect(platform.shown).toEqual([{ kind: 'info', text: 'Confirm your identity first' }]);
  });

  it('[G42] leads to where the deletion of the account can be cancelled, while that waits', async () => {
    const { platform, player } = await openRecharge({
      api: { 'POST /api/recharge/online': refusal('deletion_waits', 'Cancel the deletion first') },
    });

    await player.click(await screen.findByRole('button', { name: /50$/ }));
    await player.click(await submitButton());

    await waitFor(() =>
      expect(platform.navigation.location.value.pathname).toBe('/security-center/delete-account'),
    );
    expect(platform.shown).toEqual([{ kind: 'info', text: 'Cancel the deletion first' }]);
  });

  it('[G16] says before the deposit what has to be wagered before a withdrawal, with the amount', async () => {
    const { player } = await openRecharge();
    expect(await screen.findByText(/wager 1× the deposit/)).toBeVisible();

    await player.click(screen.getByRole('button', { name: /50$/ }));

    expect(screen.getByText('Deposit R$50.00 → wager R$50.00 before you withdraw.')).toBeVisible();
  });

  it.each([
    ['1.5', /Deposit R\$50\.00 → wager R\$75\.00/],
    ['0', /^This deposit need not be wagered/],
  ])('[G16] asks for what the way to pay asks for: %s times the amount', async (turnover, text) => {
    const { player } = await openRecharge({
      api: { 'GET /api/payments/list': okBody([{ ...PIX, turnover }]) },
    });

    await player.click(await screen.findByRole('button', { name: /50$/ }));

    expect(screen.getByText(text)).toBeVisible();
  });

  it('[G24] says before the deposit what it costs, and what of the amount is credited', async () => {
    const { player } = await openRecharge({
      api: { 'GET /api/payments/list': okBody([{ ...PIX, fee_rate: '0.0150', fee_fixed: '0.50' }]) },
    });
    expect(
      await screen.findByText('Fee of this deposit: 1.5% + R$0.50, taken from the amount.'),
    ).toBeVisible();

    await player.type(await screen.findByLabelText(/how much/i), '3333');

    expect(screen.getByText('Fee of R$0.99: R$32.34 is credited to your balance.')).toBeVisible();
  });

  it('[G24] says nothing of a fee where there is none', async () => {
    const { player } = await openRecharge();

    await player.click(await screen.findByRole('button', { name: /50$/ }));

    expect(await submitButton()).toBeVisible();
    expect(screen.queryByText(/fee/i)).toBeNull();
  });

  it('[R121] [A50] shows the message of a fail as an error and stays', async () => {
    const { platform, player } = await openRecharge({
      api: {
        'POST /api/recharge/online': refusal('deposit_not_started', 'Not today'),
      },
    });

    await player.click(await screen.findByRole('button', { name: /50$/ }));
    await player.click(await submitButton());

    expect(await screen.findByText('Not today')).toBeVisible();
    expect(platform.left).toEqual([]);
    expect(await submitButton()).toBeVisible();
  });

  it('[R120] [A8] leaves for pay_url with the message, and takes no second press meanwhile', async () => {
    const { platform, player } = await openRecharge({ api: { 'POST /api/recharge/online': onPaymentPage } });

    await player.click(await screen.findByRole('button', { name: /50$/ }));
    await player.click(await submitButton());
    await waitFor(() => expect(platform.left).toEqual(['https://pay.example/1']));
    await player.click(await submitButton());

    expect(platform.shown).toEqual([{ kind: 'success', text: 'Your Pix code is ready' }]);
    expect(startsOf(platform.api)).toHaveLength(1);
    fireEvent(window, new Event('pageshow'));
    expect(await submitButton()).not.toHaveAttribute('aria-busy');
  });

  it('[R120] stays and says so when pay_url may not be followed and there is no code', async () => {
    const { platform, player } = await openRecharge({
      redirectOrigins: [],
      api: { 'POST /api/recharge/online': onPaymentPage },
    });

    await player.click(await screen.findByRole('button', { name: /50$/ }));
    await player.click(await submitButton());

    expect(await screen.findByText(en.payPageRefused)).toBeVisible();
    expect(platform.left).toEqual([]);
  });

  it('[R120] shows the code when pay_url may not be followed', async () => {
    const { platform, player } = await openRecharge({
      redirectOrigins: [],
      api: { 'POST /api/recharge/online': started({ pay_url: 'https://pay.example/1' }) },
    });

    await player.click(await screen.findByRole('button', { name: /50$/ }));
    await player.click(await submitButton());

    expect(await screen.findByRole('timer')).toBeVisible();
    expect(platform.left).toEqual([]);
  });

  it('[R40] keeps the amount that was typed when the language changes', async () => {
    const { platform, player } = await openRecharge();
    await player.type(await screen.findByLabelText(/how much/i), '1234');

    act(() => platform.setLanguage('vi'));

    const lists = () => platform.api.calls.filter(({ key }) => key === 'GET /api/payments/list');
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(screen.getByLabelText(/how much/i)).toHaveValue('12.34');
  });

  it('says that a list did not load, and loads it when asked again', async () => {
    const answers = [refusal('internal', 'Broken'), okBody([PIX])];
    const { player } = await openRecharge({
      api: {
        'GET /api/payments/list': () => {
          const next = answers.shift();
          if (next instanceof Error) throw next;
          return next as ReturnType<typeof okBody<(typeof PIX)[]>>;
        },
      },
    });

    await player.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await submitButton()).toBeVisible();
  });
});

const onPaymentPage = started({ data: null, pay_url: 'https://pay.example/1' });
