import { act, screen } from '@testing-library/react';
import { aUser, type ApiStubs, fakePlatform, okBody, refusal, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { RechargeScreen } from './RechargeScreen.tsx';
import { aRecord, CHARGE, listOf, PAID, PIX, started } from './sample-deposits.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  document.documentElement.lang = 'en';
});

describe('a deposit under way [G10]', () => {
  it('survives a reload by its order number alone', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');

    const { platform } = await openScreen();

    expect(await screen.findByRole('timer')).toBeVisible();
    expect(platform.api.calls).toContainEqual(
      expect.objectContaining({ key: 'GET /api/recharge/status', input: { query: { order_no: 'R1' } } }),
    );
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('gov.bcb');
  });

  it('is found again in the list', async () => {
    const { player } = await openScreen({ api: { 'POST /api/recharge/list?lang=zh_cn': listOf(aRecord()) } });

    await player.click(await screen.findByRole('button', { name: /complete payment/i }));

    expect(await screen.findByRole('timer')).toBeVisible();
  });

  it('copies its code and says so', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { player } = await openScreen();

    await player.click(await screen.findByRole('button', { name: 'Copy Pix code' }));

    expect(await screen.findByRole('button', { name: 'Code copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(CHARGE.br_code);
  });

  it('turns into a receipt the moment it is paid, lists it, and has the balance fetched', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    let record = aRecord();
    const { platform } = await openScreen({
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
    await openScreen({
      api: {
        'GET /api/recharge/status': () => {
          const record = records.shift() ?? PAID;
          return okBody({ record, charge: record.status === 'pending' ? CHARGE : null });
        },
      },
    });

    expect(await screen.findByText('Deposit confirmed!', {}, { timeout: 4500 })).toBeVisible();
  }, 10_000);

  it('offers a new code for the same amount once it has expired', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { platform, player } = await openScreen({
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
    const { player } = await openScreen({
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
    await openScreen({
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
    await openScreen({ api: { 'GET /api/recharge/status': missing } });

    expect(await submitButton()).toBeVisible();
    expect(window.sessionStorage.getItem('wallet.open-deposit')).toBeNull();
  });

  it('links to the demonstration bank over http only', async () => {
    window.sessionStorage.setItem('wallet.open-deposit', 'R1');
    const { unmount } = await openScreen();
    expect(await screen.findByRole('link', { name: /demonstration bank/i })).toHaveAttribute(
      'href',
      'http://localhost/psp/pay/abc?lang=en',
    );
    unmount();

    const bad = { ...CHARGE, sandbox_url: 'javascript:alert(1)' };
    await openScreen({ api: { 'GET /api/recharge/status': okBody({ record: aRecord(), charge: bad }) } });

    await screen.findByRole('timer');
    expect(screen.queryByRole('link', { name: /demonstration bank/i })).toBeNull();
  });
});

const pending = okBody({ record: aRecord(), charge: CHARGE });
interface Situation {
  readonly api?: ApiStubs;
}

async function openScreen({ api = {} }: Situation = {}) {
  const platform = fakePlatform({
    at: '/recharge',
    user: aUser(),
    api: {
      'GET /api/payments/list': okBody([PIX]),
      'POST /api/recharge/list?lang=zh_cn': listOf(),
      'POST /api/recharge/online': started(),
      'GET /api/recharge/status': pending,
      ...api,
    },
  });
  return renderScreen(<RechargeScreen />, { platform, messages: { en } });
}

const submitButton = () => screen.findByRole('button', { name: /create pix code|^deposit r\$/i });
const startsOf = ({
  calls,
}: {
  calls: readonly { key: string; input: unknown; options: { idempotencyKey?: string } }[];
}) => calls.filter(({ key }) => key === 'POST /api/recharge/online');
