import { act, screen } from '@testing-library/react';
import { okBody, refusal } from '@mosaico/shared/testing';
import { aRecord, CHARGE, listOf, PAID, started } from '../testing/deposits.ts';
import { openRecharge, startsOf, submitButton } from '../testing/openRecharge.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
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

  it('is found again in the list', async () => {
    const { player } = await openRecharge({
      api: { 'POST /api/recharge/list?lang=zh_cn': listOf(aRecord()) },
    });

    await player.click(await screen.findByRole('button', { name: /complete payment/i }));

    expect(await screen.findByRole('timer')).toBeVisible();
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
    expect(await screen.findByText('Paid')).toBeVisible();
    expect([...platform.held]).toEqual([]);
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
