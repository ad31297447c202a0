import { type PaymentProviders, paymentProviders } from '../providers/payment/institutions.ts';
import { type Charge, type Player, useDeposits } from '../../testing/deposits.ts';
import { checkUnpaidOrders } from './unpaid-orders.ts';

const deposits = useDeposits();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

async function aPendingDeposit(): Promise<{ player: Player; charge: Charge }> {
  const player = await deposits.aPlayer();
  return { player, charge: await deposits.start(player, '50.00') };
}

const checkOrders = () => checkUnpaidOrders(deposits.test.deps, paymentProviders(deposits.test.deps));

describe('a late payment [G11]', () => {
  it('[I21] within a day after the expiry is credited once', async () => {
    const { player, charge } = await aPendingDeposit();
    deposits.test.deps.clock.advance(31 * MINUTE_MS);
    await checkOrders();
    expect((await lastEvent(player)).status).toBe('expired');

    await deposits.pay(charge, 'late');
    await deposits.deliver();
    await deposits.notify([await deposits.noticeOf(player, charge)]);

    expect(await deposits.cashOf(player)).toBe(50_00);
    expect((await deposits.outcomesOf(charge)).map(({ reason }) => reason)).toEqual(['', 'paid_twice']);
  });

  it('[I21] after more than a day goes back, and the order stays expired', async () => {
    const { player, charge } = await aPendingDeposit();
    deposits.test.deps.clock.advance(30 * MINUTE_MS + DAY_MS + 1000);
    await checkOrders();

    await deposits.pay(charge, 'late');
    await deposits.deliver();

    expect(await deposits.cashOf(player)).toBe(0);
    expect(await deposits.outcomesOf(charge)).toEqual([
      { outcome: 'refunded', reason: 'too_late', refund_status: 'done' },
    ]);
    const order = await deposits.test.deps.db
      .selectFrom('recharge_orders')
      .select('status')
      .where('txid', '=', charge.txid)
      .executeTakeFirstOrThrow();
    expect(order.status).toBe('expired');
  });

  it('that was made in time but whose notice got lost is found by asking', async () => {
    const { player, charge } = await aPendingDeposit();
    await deposits.pay(charge);
    await deposits.test.deps.db.updateTable('psp_webhooks').set({ next_attempt_at: null }).execute();

    deposits.test.deps.clock.advance(31 * MINUTE_MS);
    await checkOrders();

    expect(await deposits.cashOf(player)).toBe(50_00);
  });

  it('[I21] is found when the provider answers again, also after the day of late payments', async () => {
    const { player, charge } = await aPendingDeposit();
    const { clock, config, db } = deposits.test.deps;
    const { selfUrl } = config;
    await deposits.pay(charge);
    await db.updateTable('psp_webhooks').set({ next_attempt_at: null }).execute();

    Object.assign(config, { selfUrl: 'http://127.0.0.1:9' });
    for (const minutes of [11, 31, 12, 61, 60 * 25]) {
      clock.advance(minutes * MINUTE_MS);
      await checkOrders();
    }
    const { status: whileDown } = await orderOf(charge);
    Object.assign(config, { selfUrl });
    clock.advance(5 * MINUTE_MS);
    await checkOrders();

    expect(whileDown).toBe('expired');
    expect(await deposits.cashOf(player)).toBe(50_00);
  });

  it('is no more asked for a week after its end, if the provider never answers', async () => {
    const { charge } = await aPendingDeposit();
    const { clock, config } = deposits.test.deps;
    const { selfUrl } = config;

    Object.assign(config, { selfUrl: 'http://127.0.0.1:9' });
    for (const days of [1, 5, 2]) {
      clock.advance(days * DAY_MS);
      await checkOrders();
    }
    Object.assign(config, { selfUrl });

    expect(await orderOf(charge)).toEqual({ status: 'expired', next_check_at: null });
  });

  it('is found beside one that cannot be read, which ends in its time all the same and is asked for again', async () => {
    const [broken, sound] = [await aPendingDeposit(), await aPendingDeposit()];
    const { clock, db, log } = deposits.test.deps;
    for (const { charge } of [broken, sound]) await deposits.pay(charge);
    await db.updateTable('psp_webhooks').set({ next_attempt_at: null }).execute();
    const real = paymentProviders(deposits.test.deps);
    const failing: PaymentProviders = async (siteKey) => {
      const provider = await real(siteKey);
      return (
        provider && {
          ...provider,
          paymentsOf: async (txid) => {
            if (txid === broken.charge.txid) throw new TypeError('a defect');
            return provider.paymentsOf(txid);
          },
        }
      );
    };

    clock.advance(31 * MINUTE_MS);
    await checkUnpaidOrders(deposits.test.deps, failing);
    const { status: afterwards } = await orderOf(broken.charge);
    expect(await deposits.cashOf(sound.player)).toBe(50_00);
    expect(log.errors).toMatchObject([
      { fields: { order: broken.charge.order_no, reason: 'TypeError: a defect' } },
    ]);
    log.lines.length = 0;
    clock.advance(5 * MINUTE_MS);
    await checkOrders();

    expect(afterwards).toBe('expired');
    expect(await deposits.cashOf(broken.player)).toBe(50_00);
  });

  it('stops being waited for once it is over', async () => {
    const { charge } = await aPendingDeposit();
    const { clock } = deposits.test.deps;
    for (const minutes of [11, 31, 12, 61, 60 * 25]) {
      clock.advance(minutes * MINUTE_MS);
      await checkOrders();
    }

    expect(await orderOf(charge)).toEqual({ status: 'expired', next_check_at: null });
  });
});

/** The order of a charge as the books have it. */
function orderOf({ txid }: Charge) {
  return deposits.test.deps.db
    .selectFrom('recharge_orders')
    .select(['status', 'next_check_at'])
    .where('txid', '=', txid)
    .executeTakeFirstOrThrow();
}

async function lastEvent(player: Player): Promise<{ status?: string }> {
  return (player.events.at(-1) ?? {}) as { status?: string };
}
