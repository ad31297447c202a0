import type { ApiCaller } from '@mosaico/shared/api';
import { aUser, okBody, refusal, stubApi } from '@mosaico/shared/testing';
import { runDeposit, type Scenario } from './sandbox-run.ts';

interface World {
  /** What the bank's payment adds to the member's cash, in reais. */
  readonly credits: number;
  readonly ends: string;
}

const METHOD = {
  id: 1,
  name: 'Pix',
  type: 'PIX',
  icon: 'pix',
  min: '10.00',
  max: '20000.00',
  fee_rate: '0',
  fee_fixed: '0.00',
  turnover: '1',
  quick_amounts: [],
  desc: '',
};
const CHARGE = {
  order_no: 'R1',
  txid: 'abcdefghijklmnopqrstuvwxyz012345',
  br_code: '000201',
  expires_at: '2026-11-21T10:00:00.000Z',
  expires_in_seconds: 600,
  amount: '50.00',
  turnover_amount: '50.00',
  sandbox_url: '/psp/pay/loc1',
};

function setUp({ credits, ends }: World) {
  let isPlayed = false;
  const played: unknown[] = [];
  const record = {
    order_no: 'R1',
    money: '50.00',
    turnover_amount: '50.00',
    payment_type: 'PIX',
    status_text: '',
    created_at: '2026-11-21T09:00:00.000Z',
    paid_at: null,
    txid: CHARGE.txid,
    e2eid: '',
  };
  const api: ApiCaller = stubApi({
    'POST /api/auth/me': () => okBody(aUser({ money: isPlayed ? `${100 + credits}.00` : '100.00' })),
    'GET /api/payments/list': okBody([METHOD]),
    'POST /api/recharge/online': { code: 200, status: 'success', message: 'OK', pay_url: null, data: CHARGE },
    'GET /api/recharge/status': () =>
      okBody({ record: { ...record, status: (isPlayed ? ends : 'pending') as 'paid' }, charge: null }),
  });
  const run = (scenario: Scenario) =>
    runDeposit(
      {
        api,
        fetch: async (url, init) => {
          played.push([String(url), String(init?.body)]);
          isPlayed = true;
          return Response.json({ played: true });
        },
        pause: () => Promise.resolve(),
        newKey: () => 'key',
        onStep: () => undefined,
      },
      scenario,
      5000,
    );
  return { run, played, api };
}

describe('a sandbox run [R72]', () => {
  it('plays the scenario on the bank’s page of this order, and is as expected when the balance agrees', async () => {
    const { run, played } = setUp({ credits: 50, ends: 'paid' });

    const result = await run('twice');

    expect(played).toEqual([['/psp/pay/loc1/scenario', '{"scenario":"twice"}']]);
    expect(result).toMatchObject({ orderNo: 'R1', creditedCentavos: 5000, isAsExpected: true });
  });

  it.each([
    ['pay', { credits: 100, ends: 'paid' }],
    ['pay', { credits: 0, ends: 'paid' }],
    ['pay', { credits: 50, ends: 'failed' }],
    ['other_cpf', { credits: 50, ends: 'failed' }],
  ] as const)('is not as expected when %s ends as %j', async (scenario, world) => {
    expect((await setUp(world).run(scenario)).isAsExpected).toBe(false);
  });

  it('ends with a clear error when the order does not', async () => {
    await expect(setUp({ credits: 0, ends: 'pending' }).run('pay')).rejects.toThrow('order R1 has not ended');
  });

  it('hands on what the API refuses', async () => {
    const api = stubApi({ 'POST /api/auth/me': refusal('unauthenticated', 'Unauthenticated.') });
    const parts = {
      api,
      fetch: () => Promise.reject(new Error('not asked')),
      pause: () => Promise.resolve(),
      newKey: () => 'key',
      onStep: () => undefined,
    };

    await expect(runDeposit(parts, 'pay', 5000)).rejects.toThrow('Unauthenticated.');
  });
});
