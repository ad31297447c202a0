import { useWithdrawals } from '../../../testing/withdrawals.ts';
import { transaction } from '../../db/transaction.ts';
import { verify } from '../../ledger/verify.ts';
import { seedPayments } from '../../payments/seed.ts';
import { payoutProviders } from '../../providers/payment/institutions.ts';
import { settleDuePayouts } from '../../providers/payment/sandbox/payouts.ts';
import { sandboxPaymentProvider } from '../../providers/payment/sandbox/plugin.ts';
import { sendDueWebhooks } from '../../providers/payment/sandbox/webhooks.ts';
import { reviewSandboxSites } from '../review/automatic-review.ts';
import { payOutDue } from './pay-out.ts';
import { withdrawalWebhook } from './webhook.ts';

const withdrawals = useWithdrawals({}, [sandboxPaymentProvider, withdrawalWebhook]);
const { aPlayer, submit } = withdrawals;

beforeAll(async () => {
  const { app, deps, siteKey } = withdrawals.test;
  Object.assign(deps.config, { selfUrl: await app.listen({ port: 0, host: '127.0.0.1' }) });
  await transaction(deps.db, (tx) => seedPayments(tx, { siteKeys: [siteKey] }));
});

/** What the jobs of the site and of its bank do, one after the other. */
async function review(): Promise<void> {
  withdrawals.test.deps.clock.advance(20_000);
  await reviewSandboxSites(withdrawals.test.deps);
}
const payOut = () => payOutDue(withdrawals.test.deps, payoutProviders(withdrawals.test.deps));
async function carryOut({ isToldOf = true } = {}): Promise<void> {
  const { deps } = withdrawals.test;
  deps.clock.advance(5_000);
  await settleDuePayouts(deps);
  if (isToldOf) await sendDueWebhooks(deps);
}

describe('a withdrawal at the sandbox bank', () => {
  it('[R122] [R123] [G12] is reviewed, sent, carried out, and paid as soon as the bank tells', async () => {
    const player = await aPlayer();
    const orderNo = await submit(player);

    await review();
    await payOut();
    const sent = (await withdrawals.row(orderNo)).status;
    await carryOut();

    expect(sent).toBe('processing');
    const paid = await withdrawals.row(orderNo);
    expect([paid.status, paid.e2eid]).toEqual(['paid', expect.stringMatching(/^E\w{31}$/)]);
    expect(player.events.flatMap((event) => (event.type === 'withdrawal' ? [event.status] : []))).toEqual([
      'pending',
      'approved',
      'processing',
      'paid',
    ]);
    expect((await verify(withdrawals.test.deps.db)).problems).toEqual([]);
  });

  it.each([
    ['100.91', 'The account of this Pix key is closed.'],
    ['100.92', 'No account has this Pix key any more.'],
    ['100.93', 'The Pix key belongs to somebody else.'],
    ['100.94', 'The bank could not make the payment.'],
  ])('[R122] of %s is refunded, and says why', async (money, reason) => {
    const player = await aPlayer();
    const order_no = await submit(player, money);

    await review();
    await payOut();
    await carryOut();

    const { body } = await withdrawals.test.call('GET /api/drawing/status', {
      token: player.token,
      query: { order_no },
    });
    expect([body.data.record.status, body.data.record.reason]).toEqual(['refunded', reason]);
    expect((await withdrawals.balances(player)).cashCentavos).toBe(1_000_00);
  });

  it('[I20] whose answer is lost is asked for again, found there, and paid once', async () => {
    const orderNo = await submit(await aPlayer(), '100.95');

    await review();
    await payOut();
    const unanswered = await withdrawals.row(orderNo);
    await carryOut({ isToldOf: false });
    await payOut();

    expect([unanswered.status, unanswered.unanswered]).toEqual(['processing', 1]);
    expect((await withdrawals.row(orderNo)).status).toBe('paid');
    const { db } = withdrawals.test.deps;
    expect(
      await db.selectFrom('psp_payouts').selectAll().where('payout_id', '=', orderNo).execute(),
    ).toHaveLength(1);
  });
});
