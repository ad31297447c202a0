import { type ApiKey, endpointOf, endpoints } from '@mosaico/shared/api';
import { depositsOn } from '../../testing/deposits.ts';
import { moneyCalls } from '../../testing/money-calls.ts';
import { OPERATORS } from '../../testing/operators.ts';
import { useApp } from '../../testing/test-app.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { withdrawalsOn } from '../../testing/withdrawals.ts';
import { verify } from '../ledger/verify.ts';
import { CONTESTATION_WEBHOOK_PATH, PAYOUT_WEBHOOK_PATH, PIX_WEBHOOK_PATH } from '../paths.ts';
import { product } from './product.ts';

const COPIES = 64;
const KEYS = [
  'POST /api/recharge/online',
  'POST /api/drawing',
  'POST /api/drawing/cancel',
  'POST /api/games/rebates/claim',
  'POST /api/dailyrescue/claim',
  'POST /api/agency/reward/claim',
  'POST /api/lotterywheel/claim',
  'POST /api/operator/withdrawals/approve',
  'POST /api/operator/withdrawals/reject',
  'POST /api/operator/contestations/accept',
  'POST /api/operator/contestations/reject',
  'POST /api/operator/refunds/retry',
  'POST /api/operator/refunds/done',
  'POST /api/operator/agency/flags/clear',
  'POST /api/operator/agency/flags/confirm',
  PIX_WEBHOOK_PATH,
  PAYOUT_WEBHOOK_PATH,
  CONTESTATION_WEBHOOK_PATH,
  'wallet bet',
  'wallet win',
  'wallet rollback',
  'POST /api/ftd/claim',
  'POST /api/invitationactivity/claim',
  'POST /api/rechargerebate/claim',
  'recharge that brings a reward',
  'POST /api/promotion/bonus/giveup',
] as const;

describe('every endpoint that moves money', () => {
  it('[G27] is in this table', () => {
    const moving = (Object.keys(endpoints) as ApiKey[]).filter((key) => endpointOf(key).movesMoney);

    expect(KEYS.filter((key) => key in endpoints)).toEqual(expect.arrayContaining(moving));
    expect(moving.length).toBe(KEYS.filter((key) => key in endpoints).length);
  });
});

describeOnPostgres('64 copies at the same time', () => {
  const api = useApp(product, { operators: OPERATORS, rateLimitFactor: 1_000_000 });
  const prepare = moneyCalls(api, { deposits: depositsOn(api), withdrawals: withdrawalsOn(api) });
  // Before the game sessions of the seats have ended.
  beforeAll(() => api.deps.clock.set(new Date('2026-03-01T12:00:00Z')));
  afterEach(async () => {
    expect((await verify(api.deps.db)).problems).toEqual([]);
  });

  it.each(KEYS)('[I5] [G27] of %s have one effect, and are answered as one would be', async (key) => {
    const call = await prepare[key]?.();
    if (!call) throw new Error(`nothing prepared for ${key}`);

    const answers = await Promise.all(Array.from({ length: COPIES }, () => call.send()));

    const others = answers.filter((answer) => call.others && isRefusal(answer, call.others));
    expect(others).toHaveLength(call.others ? COPIES - 1 : 0);
    const done = answers.filter((answer) => !others.includes(answer));
    expect([new Set(done).size, done[0]]).toEqual([1, expect.stringMatching(/^(200 |{"kind":"ok")/)]);
    expect(await call.effect()).toEqual(call.expected);
  });
});

function isRefusal(answer: string, refusal: string): boolean {
  const [status = '', error = ''] = refusal.split(' ');
  return answer.startsWith(status) && answer.includes(`"error":"${error}"`);
}
