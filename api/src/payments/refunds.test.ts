import { describeOnPostgres } from '../../testing/test-database.ts';
import { type Player, useDeposits } from '../../testing/deposits.ts';
import {
  type PaymentProvider,
  ProviderUnavailable,
  type RefundRequest,
  type RefundState,
} from '../providers/payment/payment-provider.ts';
import { paymentProviders } from '../providers/payment/institutions.ts';
import { sendDueRefunds } from './refunds.ts';

const deposits = useDeposits();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A Pix that has to go back. @returns its end-to-end id */
async function aRefund(player: Player): Promise<string> {
  const charge = await deposits.start(player, '50.00');
  const notice = await deposits.noticeOf(player, charge, { valor: '49.00' });
  await deposits.notify([notice]);
  return notice.endToEndId;
}

function stateOf(e2eid: string) {
  return deposits.test.deps.db
    .selectFrom('pix_payments')
    .select(['refund_status', 'refund_attempts', 'refund_refusals'])
    .where('site_key', '=', deposits.test.siteKey)
    .where('e2eid', '=', e2eid)
    .executeTakeFirstOrThrow();
}

/** A bank that answers each refund as it is told to, and keeps what it was asked. */
function aBank(answer: (request: RefundRequest) => RefundState | Error) {
  const asked: string[] = [];
  const bank: PaymentProvider = {
    createCharge: () => Promise.reject(new ProviderUnavailable('refunds only')),
    paymentsOf: () => Promise.reject(new ProviderUnavailable('refunds only')),
    sendNoticesTo: () => Promise.reject(new ProviderUnavailable('refunds only')),
    async refund(request) {
      asked.push(request.refundId);
      const given = answer(request);
      if (given instanceof Error) throw given;
      return given;
    },
  };
  return { asked, send: () => sendDueRefunds(deposits.test.deps, () => Promise.resolve(bank)) };
}

/** Leaves no refund of an earlier test to be sent. */
beforeEach(async () => {
  await deposits.test.deps.db
    .updateTable('pix_payments')
    .set({ refund_status: 'done' })
    .where('refund_status', 'in', ['requested', 'processing'])
    .execute();
  deposits.test.deps.log.lines.length = 0;
});

describe('a Pix that goes back', () => {
  it('is done once the bank says so, and asked for under the same id while the bank works on it', async () => {
    const e2eid = await aRefund(await deposits.aPlayer());
    const answers: RefundState[] = ['processing', 'processing', 'done'];
    const bank = aBank(() => answers.shift() ?? 'refused');

    const done: number[] = [];
    const states: unknown[] = [];
    for (let round = 0; round < 5; round += 1) {
      done.push(await bank.send());
      states.push((await stateOf(e2eid)).refund_status);
      deposits.test.deps.clock.advance(5 * MINUTE_MS);
    }

    expect(done).toEqual([0, 0, 1, 0, 0]);
    expect(states).toEqual(['processing', 'processing', 'done', 'done', 'done']);
    expect(bank.asked).toEqual([e2eid, e2eid, e2eid]);
  });

  it('[G12] that the sandbox bank is still working on is done when the bank has carried it out', async () => {
    const e2eid = await aRefund(await deposits.aPlayer());
    const { db, clock } = deposits.test.deps;
    const pix = {
      e2eid,
      txid: (await db.selectFrom('psp_charges').select('txid').executeTakeFirstOrThrow()).txid,
      amount_centavos: 49_00,
      payer_cpf: '',
      payer_name: '',
      paid_at: clock.now(),
    };
    await db.insertInto('psp_pix').values(pix).execute();
    const refund = { e2eid, refund_id: e2eid, amount_centavos: 49_00, requested_at: clock.now() };
    await db
      .insertInto('psp_refunds')
      .values({ ...refund, rtr_id: `D${e2eid.slice(1)}`, status: 'EM_PROCESSAMENTO' })
      .execute();

    const send = () => sendDueRefunds(deposits.test.deps, paymentProviders(deposits.test.deps));
    expect(await send()).toBe(0);
    expect((await stateOf(e2eid)).refund_status).toBe('processing');
    await db.updateTable('psp_refunds').set({ status: 'DEVOLVIDO' }).where('e2eid', '=', e2eid).execute();
    clock.advance(5 * MINUTE_MS);

    expect(await send()).toBe(1);
    expect((await stateOf(e2eid)).refund_status).toBe('done');
  });

  it('is asked for under another id after each refusal, with longer pauses, and given up after the fifth', async () => {
    const e2eid = await aRefund(await deposits.aPlayer());
    const bank = aBank(() => 'refused');

    const askedAfter: number[] = [];
    for (let round = 0; round < 16; round += 1) {
      await bank.send();
      askedAfter.push(bank.asked.length);
      deposits.test.deps.clock.advance(5 * MINUTE_MS);
    }
    for (let round = 0; round < 5; round += 1) {
      deposits.test.deps.clock.advance(HOUR_MS);
      await bank.send();
    }

    expect(askedAfter).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5]);
    expect(bank.asked).toEqual([e2eid, `${e2eid}1`, `${e2eid}2`, `${e2eid}3`, `${e2eid}4`]);
    expect(await stateOf(e2eid)).toEqual({ refund_status: 'failed', refund_attempts: 5, refund_refusals: 5 });
    expect(deposits.test.deps.log.errors).toMatchObject([
      { fields: { site: deposits.test.siteKey, e2eid }, message: expect.stringContaining('given up') },
    ]);
  });

  it('is asked for under the same id while nobody knows what became of it, and given up after about a day', async () => {
    const e2eid = await aRefund(await deposits.aPlayer());
    const bank = aBank(() => new ProviderUnavailable('down'));

    let hours = 0;
    for (; (await stateOf(e2eid)).refund_status === 'requested' && hours < 100; hours += 1) {
      await bank.send();
      deposits.test.deps.clock.advance(HOUR_MS);
    }

    expect(new Set(bank.asked)).toEqual(new Set([e2eid]));
    expect(hours).toBe(30);
    expect((await stateOf(e2eid)).refund_status).toBe('failed');
  });

  it('waits at most an hour for the next attempt', async () => {
    const e2eid = await aRefund(await deposits.aPlayer());
    const bank = aBank(() => (bank.asked.length < 20 ? new ProviderUnavailable('down') : 'done'));

    for (let round = 0; round < 20; round += 1) {
      await bank.send();
      deposits.test.deps.clock.advance(HOUR_MS);
    }

    expect((await stateOf(e2eid)).refund_status).toBe('done');
  });

  it('does not wait for another one whose attempt breaks', async () => {
    const player = await deposits.aPlayer();
    const [broken, sound] = [await aRefund(player), await aRefund(player)];
    const bank = aBank(({ e2eid }) => (e2eid === broken ? new TypeError('a defect') : 'done'));

    expect(await bank.send()).toBe(1);
    expect((await stateOf(sound)).refund_status).toBe('done');
    expect((await stateOf(broken)).refund_status).toBe('requested');
    expect(deposits.test.deps.log.errors).toMatchObject([
      { fields: { e2eid: broken, reason: 'TypeError: a defect' } },
    ]);
  });

  it('stays as another process has left it that took over in the meantime', async () => {
    const e2eid = await aRefund(await deposits.aPlayer());
    const { clock } = deposits.test.deps;
    const other = aBank(() => 'done');
    const slow: PaymentProvider = {
      createCharge: () => Promise.reject(new ProviderUnavailable('refunds only')),
      paymentsOf: () => Promise.reject(new ProviderUnavailable('refunds only')),
      sendNoticesTo: () => Promise.reject(new ProviderUnavailable('refunds only')),
      async refund() {
        clock.advance(15_000);
        await other.send();
        return 'refused';
      },
    };

    await sendDueRefunds(deposits.test.deps, () => Promise.resolve(slow));

    expect(await stateOf(e2eid)).toEqual({ refund_status: 'done', refund_attempts: 0, refund_refusals: 0 });
  });

  it('waits where its site has no provider, and is not asked for anywhere', async () => {
    const e2eid = await aRefund(await deposits.aPlayer());

    await sendDueRefunds(deposits.test.deps, () => Promise.resolve(null));

    expect(await stateOf(e2eid)).toMatchObject({ refund_status: 'requested', refund_attempts: 1 });
  });
});

describeOnPostgres('refunds of several processes', () => {
  it('[G12] are asked for once each', async () => {
    const player = await deposits.aPlayer();
    const refunds = [await aRefund(player), await aRefund(player), await aRefund(player)];
    const bank = aBank(() => 'refused');

    await Promise.all(Array.from({ length: 6 }, () => bank.send()));

    expect([...bank.asked].sort()).toEqual([...refunds].sort());
  });
});
