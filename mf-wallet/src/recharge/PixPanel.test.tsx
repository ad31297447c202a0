import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from '@mosaico/shared/router';
import { okBody, refusal } from '@mosaico/shared/testing';
import { aRecord, CHARGE, listOf, PAID, started } from '../testing/deposits.ts';
import { openRecharge, startsOf, submitButton } from '../testing/open-recharge.tsx';
import { RechargeScreen } from './RechargeScreen.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  document.documentElement.lang = 'en';
});

describe('a deposit under way [G10]', () => {
  it('survives a reload by its order number alone', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');

    const { platform } = await openRecharge();

    expect(await screen.findByRole('timer')).toBeVisible();
    expect(platform.api.calls).toContainEqual(
      expect.objectContaining({ key: 'GET /api/recharge/status', input: { query: { order_no: 'R1' } } }),
    );
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('gov.bcb');
  });

  it.each(['disputed', 'reversed'] as const)(
    '[G11] that was paid and is %s by now gives way to the form: it neither expired nor can be paid again',
    async (state) => {
      window.sessionStorage.setItem('wallet.open-deposit', 'R1');

      await openRecharge({
        api: {
          'GET /api/recharge/status': okBody({
            record: { ...PAID, status: state, status_text: 'Contested' },
            charge: null,
          }),
        },
      });

      expect(await submitButton()).toBeVisible();
      expect(window.sessionStorage.getItem('wallet.open-deposit')).toBeNull();
    },
  );

  it('is found again in the list, where it was left for another one', async () => {
    window.localStorage.setItem('wallet.left-deposit', 'R1');
    const { player } = await openRecharge({
      api: { 'POST /api/recharge/list?lang=zh_cn': listOf(aRecord()) },
    });

    await player.click(await screen.findByRole('button', { name: /complete payment/i }));

    expect(await screen.findByRole('timer')).toBeVisible();
  });

  it('[R120] is there again in a new tab, which remembers nothing', async () => {
    await openRecharge({
      api: { 'POST /api/recharge/list?lang=zh_cn': listOf(aRecord(), { ...PAID, order_no: 'R0' }) },
    });

    expect(await screen.findByRole('timer')).toBeVisible();
    expect(screen.getByText(CHARGE.br_code)).toBeVisible();
    expect(screen.queryByLabelText(/how much/i)).toBeNull();
  });

  it('[R120] that a new tab has found is remembered there: paid meanwhile, it shows its receipt after a reload', async () => {
    const { unmount } = await openRecharge({
      api: { 'POST /api/recharge/list?lang=zh_cn': listOf(aRecord()) },
    });
    await screen.findByRole('timer');
    unmount();

    await openRecharge({
      api: {
        'POST /api/recharge/list?lang=zh_cn': listOf(PAID),
        'GET /api/recharge/status': okBody({ record: PAID, charge: null }),
      },
    });

    expect(await screen.findByText('Deposit confirmed!')).toBeVisible();
  });

  it('[R120] that was made elsewhere is found at the next visit, though the answer of the last visit does not know it', async () => {
    let list = listOf();
    const { platform } = await openRecharge({
      drawn: (
        <Routes>
          <Route path="/recharge" element={<RechargeScreen />} />
          <Route path="*" element={null} />
        </Routes>
      ),
      api: { 'POST /api/recharge/list?lang=zh_cn': () => list },
    });
    expect(await submitButton()).toBeVisible();
    act(() => platform.navigation.push('/'));
    list = listOf(aRecord());
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);

    act(() => platform.navigation.push('/recharge'));

    expect(await screen.findByRole('timer')).toBeVisible();
    jest.mocked(Date.now).mockRestore();
  });

  it('[R120] is not waited for: where the list is slow, a new tab has the form, which stays', async () => {
    let answer: (list: ReturnType<typeof listOf>) => void = () => undefined;
    await openRecharge({
      api: { 'POST /api/recharge/list?lang=zh_cn': () => new Promise((resolve) => (answer = resolve)) },
    });
    expect(screen.queryByLabelText(/how much/i)).toBeNull();

    expect(await screen.findByLabelText(/how much/i, {}, { timeout: 3_000 })).toBeVisible();
    await act(async () => answer(listOf(aRecord())));

    expect(await screen.findByRole('button', { name: /complete payment/i })).toBeVisible();
    expect(screen.getByLabelText(/how much/i)).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('[R120] stays away in a new tab when its player has asked for another one', async () => {
    const api = { 'POST /api/recharge/list?lang=zh_cn': listOf(aRecord()) };
    const { player, unmount } = await openRecharge({ api });
    await player.click(await screen.findByRole('button', { name: 'Make another deposit' }));
    expect(await submitButton()).toBeVisible();
    unmount();
    window.sessionStorage.clear();

    await openRecharge({ api });

    expect(await submitButton()).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('button', { name: /complete payment/i })).toBeVisible();
  });

  it.each([
    ['has been paid after it', listOf({ ...PAID, order_no: 'R2' }, aRecord())],
    ['cannot be paid any more', listOf(aRecord({ status: 'expired', status_text: 'Expired' }))],
    ['cannot be asked for', refusal('internal', 'Broken')],
  ])('[R120] a new tab begins with the form where the newest deposit %s', async (_, records) => {
    await openRecharge({ api: { 'POST /api/recharge/list?lang=zh_cn': records } });

    expect(await submitButton()).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('[R120] shows amount, time left, the copy button and the state before the QR code, which a phone gets when asked', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { player } = await openRecharge();
    const timer = await screen.findByRole('timer');
    const copy = screen.getByRole('button', { name: 'Copy Pix code' });
    expect(screen.getByRole('group', { name: 'Pix copy-and-paste code' })).toHaveTextContent(CHARGE.br_code);
    const state = screen.getByText(/waiting for your payment/i);
    const other = screen.getByRole('button', { name: 'Pay from another device' });
    expect(screen.queryByRole('img', { name: 'Pix QR code' })).toBeNull();

    await player.click(other);

    const qr = screen.getByRole('img', { name: 'Pix QR code' });
    expect(other).toHaveAttribute('aria-expanded', 'true');
    const parts = [timer, copy, state, other, qr];
    const inOrder = [...parts].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(parts).toEqual(inOrder);
  });

  it('[R120] names the QR code among the steps only once it is on the screen', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { player } = await openRecharge();
    await screen.findByRole('timer');
    expect(screen.getByText('Copy the Pix code')).toBeVisible();
    expect(screen.getByText(/scan the QR code/)).not.toBeVisible();

    await player.click(screen.getByRole('button', { name: 'Pay from another device' }));

    expect(screen.getByText(/scan the QR code/)).toBeVisible();
    expect(screen.queryByText('Copy the Pix code')).not.toBeInTheDocument();
  });

  it('selects its code and says so in place where the browser does not copy', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { platform, player } = await openRecharge();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

    await player.click(await screen.findByRole('button', { name: 'Copy Pix code' }));

    expect(await screen.findByText(/copy it with the keyboard/)).toBeVisible();
    expect(window.getSelection()?.toString()).toBe(CHARGE.br_code);
    expect(platform.shown).toEqual([]);
  });

  it('copies its code and says so', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { player } = await openRecharge();

    await player.click(await screen.findByRole('button', { name: 'Copy Pix code' }));

    expect(await screen.findByRole('button', { name: 'Code copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(CHARGE.br_code);
  });

  it('turns into a receipt the moment it is paid, lists it, and has the balance fetched', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    let record = aRecord();
    const { platform } = await openRecharge({
      api: {
        'GET /api/recharge/status': () =>
          okBody({ record, charge: record.status === 'pending' ? CHARGE : null }),
        'POST /api/recharge/list?lang=zh_cn': () => listOf(record),
      },
    });
    await screen.findByRole('timer');

    record = PAID;
    act(() =>
      platform.bus.publish('wallet.deposit-paid', {
        orderNo: 'R1',
        amountCentavos: 5000,
        at: '2026-11-02T15:01:00.000Z',
      }),
    );

    expect(await screen.findByText('Deposit confirmed!')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText(PAID.e2eid)).toBeVisible();
    expect(screen.getByText('To wager for this deposit').parentElement).toHaveTextContent('R$50.00');
    expect(await screen.findByText('Paid')).toBeVisible();
    expect([...platform.held]).toEqual([]);
  });

  it('[R197] can be passed on from where it was paid, as a picture or as text', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { player } = await openRecharge({
      api: { 'GET /api/recharge/status': okBody({ record: PAID, charge: null }) },
    });
    expect(await screen.findByRole('button', { name: 'Share as a picture' })).toBeVisible();

    await player.click(screen.getByRole('button', { name: 'Copy as text' }));

    const text = await navigator.clipboard.readText();
    expect(text).toContain('Deposit: R$50.00\nPaid\n');
    expect(text).toContain('Paid with: Pix\n');
    expect(text).not.toMatch(/Fee|Reason/);
    expect(text).toContain(`Transaction ID: ${PAID.e2eid}`);
  });

  it('shows a receipt once: the next visit begins with the form', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const api = {
      'GET /api/recharge/status': () => okBody({ record: PAID, charge: null }),
      'POST /api/recharge/list?lang=zh_cn': () => listOf(PAID),
    };
    const { unmount } = await openRecharge({ api });
    expect(await screen.findByText('Deposit confirmed!')).toBeVisible();
    unmount();

    await openRecharge({ api });

    expect(await screen.findByRole('radio', { name: /Pix/ })).toBeChecked();
    expect(screen.queryByText('Deposit confirmed!')).not.toBeInTheDocument();
  });

  it('is asked about every 3 s while the event stream is silent', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const records = [aRecord(), PAID];
    await openRecharge({
      api: {
        'GET /api/recharge/status': () => {
          const record = records.shift() ?? PAID;
          return okBody({ record, charge: record.status === 'pending' ? CHARGE : null });
        },
      },
    });

    expect(await screen.findByText('Deposit confirmed!')).toBeVisible();
  });

  it('offers a new code for the same amount once it has expired', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { platform, player } = await openRecharge({
      api: {
        'GET /api/recharge/status': ({ query }) =>
          query.order_no === 'R1'
            ? okBody({ record: aRecord({ status: 'expired', status_text: 'Expired' }), charge: null })
            : okBody({ record: aRecord({ order_no: 'R2' }), charge: { ...CHARGE, order_no: 'R2' } }),
        'POST /api/recharge/online': started({ data: { ...CHARGE, order_no: 'R2' } }),
      },
    });

    await player.click(await screen.findByRole('button', { name: 'Make a new code' }));

    expect(await screen.findByRole('timer')).toBeVisible();
    expect(startsOf(platform.api)[0]?.input).toMatchObject({ body: { money: '50.00' } });
    expect(window.sessionStorage.getItem('wallet.open-deposit')).toBe('R2');
  });

  it('says in place why there is no new code, and tries again at the next press', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { platform, player } = await openRecharge({
      api: {
        'GET /api/recharge/status': okBody({ record: aRecord({ status: 'expired' }), charge: null }),
        'POST /api/recharge/online': refusal('unavailable', 'Not available right now'),
      },
    });

    await player.click(await screen.findByRole('button', { name: 'Make a new code' }));

    expect(await screen.findByText('Not available right now')).toBeVisible();
    await player.click(screen.getByRole('button', { name: 'Make a new code' }));
    expect(startsOf(platform.api)).toHaveLength(2);
    expect(platform.shown).toEqual([]);
  });

  it('[G42] leads from a new code, too, to where the deletion of the account can be cancelled', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { platform, player } = await openRecharge({
      api: {
        'GET /api/recharge/status': okBody({
          record: aRecord({ status: 'expired', status_text: 'Expired' }),
          charge: null,
        }),
        'POST /api/recharge/online': refusal('deletion_waits', 'Cancel the deletion first'),
      },
    });

    await player.click(await screen.findByRole('button', { name: 'Make a new code' }));

    await waitFor(() =>
      expect(platform.navigation.location.value.pathname).toBe('/security-center/delete-account'),
    );
  });

  it('leads back to the form, which says why, when the same amount is not taken any more', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { player } = await openRecharge({
      api: {
        'GET /api/recharge/status': okBody({ record: aRecord({ status: 'expired' }), charge: null }),
        'POST /api/recharge/online': refusal('amount_above_maximum', 'Too much', {
          money: ['Too much today'],
        }),
      },
    });

    await player.click(await screen.findByRole('button', { name: 'Make a new code' }));

    expect(await screen.findByLabelText(/how much/i)).toHaveAccessibleDescription(/too much today/i);
  });

  it('[G13] says that a payment which did not match was given back', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    await openRecharge({
      api: {
        'GET /api/recharge/status': okBody({
          record: aRecord({ status: 'failed', status_text: 'Failed' }),
          charge: null,
        }),
      },
    });

    expect(await screen.findByText(/went back to the account/)).toBeVisible();
  });

  it('[G13] says why, in the server’s words', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const reason = 'The Pix came from an account that is not in your name.';
    await openRecharge({
      api: {
        'GET /api/recharge/status': okBody({ record: aRecord({ status: 'failed', reason }), charge: null }),
      },
    });

    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText(/the money goes back to the account/)).toBeVisible();
    expect(screen.queryByText(/Your messages say why/)).toBeNull();
  });

  it('[G24] says beside its code and on its receipt what it costs and what is credited', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const costs = { fee: '0.50', net: '49.50' };
    let record = aRecord(costs);
    const { platform } = await openRecharge({
      api: {
        'GET /api/recharge/status': () =>
          okBody({ record, charge: record.status === 'pending' ? { ...CHARGE, ...costs } : null }),
      },
    });
    expect(await screen.findByText('Fee of R$0.50: R$49.50 is credited to your balance.')).toBeVisible();

    record = { ...PAID, ...costs };
    act(() =>
      platform.bus.publish('wallet.deposit-paid', {
        orderNo: 'R1',
        amountCentavos: 5000,
        at: '2026-11-02T15:01:00.000Z',
      }),
    );

    expect(await screen.findByText('R$49.50 is now in your balance.')).toBeVisible();
    expect(screen.getByText('Fee').parentElement).toHaveTextContent('R$0.50');
    expect(screen.getByText('Credited to your balance').parentElement).toHaveTextContent('R$49.50');
  });

  it('is forgotten when it belongs to somebody else', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R-other');
    const missing = Object.assign(refusal('not_found', 'Not found'), { status: 404 });
    await openRecharge({ api: { 'GET /api/recharge/status': missing } });

    expect(await submitButton()).toBeVisible();
    expect(window.sessionStorage.getItem('wallet.open-deposit')).toBeNull();
  });

  it('links to the demonstration bank over http only', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { unmount } = await openRecharge();
    expect(await screen.findByRole('link', { name: /demonstration bank/i })).toHaveAttribute(
      'href',
      'http://localhost/psp/pay/abc?lang=en',
    );
    unmount();

    const bad = { ...CHARGE, sandbox_url: 'javascript:alert(1)' };
    await openRecharge({ api: { 'GET /api/recharge/status': okBody({ record: aRecord(), charge: bad }) } });

    await screen.findByRole('timer');
    expect(screen.queryByRole('link', { name: /demonstration bank/i })).toBeNull();
  });
});

describe('the end of a code [G11]', () => {
  const SECOND_MS = 1_000;
  const status = (expires_in_seconds: number) =>
    okBody({ record: aRecord(), charge: { ...CHARGE, expires_in_seconds } });

  beforeEach(() => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-11-02T15:00:00.000Z') });
  });
  afterEach(() => void jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const renew = () => screen.queryByRole('button', { name: 'Make a new code' });

  it('takes the code away at 00:00, before the server has said so, with a new one a press away', async () => {
    const lost = Object.assign(refusal('network', 'No connection'), { status: 0 });
    let isOnline = true;
    await openRecharge({
      api: {
        'GET /api/recharge/status': () => {
          if (!isOnline) throw lost;
          return status(5);
        },
      },
    });
    await screen.findByRole('timer');
    isOnline = false;

    await pass(6 * SECOND_MS);

    expect(renew()).toBeVisible();
    expect(screen.queryByText(CHARGE.br_code)).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it.each(['2031-01-01T00:00:00.000Z', '2001-01-01T00:00:00.000Z'])(
    'is the server’s, when the device says it is %s meanwhile',
    async (deviceTime) => {
      let leftSeconds = 1_800;
      await openRecharge({ api: { 'GET /api/recharge/status': () => status(leftSeconds) } });
      await screen.findByRole('timer');

      jest.setSystemTime(Date.parse(deviceTime));
      leftSeconds = 1_797;
      await pass(3 * SECOND_MS);

      expect(screen.getByRole('timer')).toHaveTextContent(/^29:5[4-8]$/);
      expect(renew()).toBeNull();
    },
  );

  it('is the earliest of all answers: one that was long on its way makes it no later', async () => {
    const left = [10, 1_800];
    await openRecharge({ api: { 'GET /api/recharge/status': () => status(left.shift() ?? 1_800) } });
    await screen.findByRole('timer');

    await pass(11 * SECOND_MS);

    expect(renew()).toBeVisible();
  });

  it('is offered no more when the server counts no second', async () => {
    await openRecharge({ api: { 'GET /api/recharge/status': status(0) } });

    expect(await screen.findByRole('button', { name: 'Make a new code' })).toBeVisible();
    expect(screen.queryByText(CHARGE.br_code)).toBeNull();
  });

  it('is looked up the moment the player is back from the bank, and a late payment still shows', async () => {
    let record = aRecord();
    await openRecharge({
      api: {
        'GET /api/recharge/status': () =>
          okBody({ record, charge: record.status === 'pending' ? CHARGE : null }),
      },
    });
    await screen.findByRole('timer');
    record = PAID;

    fireEvent(document, new Event('visibilitychange', { bubbles: true }));

    expect(await screen.findByText('Deposit confirmed!')).toBeVisible();
  });
});
