import { aBank, PAID, type Bank, type Player, useWithdrawals } from '../../../testing/withdrawals.ts';
import { assertKilled, dyingAfter } from '../../../testing/dying-process.ts';
import { transaction } from '../../db/transaction.ts';
import { balanceOf } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import { liftStops, stopPayouts } from '../../payouts/stops.ts';
import type { Deps } from '../../runtime/deps.ts';
import { payoutEnded } from './payout-ended.ts';

const withdrawals = useWithdrawals();
const { aPlayer, history, payOut, review, submit } = withdrawals;
const MINUTE_MS = 60_000;

async function anApproved(money = '100.00'): Promise<{ player: Player; orderNo: string }> {
  const player = await aPlayer();
  const orderNo = await submit(player, money);
  await review('ana', 'approve', orderNo);
  return { player, orderNo };
}

/** Rounds of the job, with the longest pause between them. */
async function rounds(bank: Bank, count: number, deps?: Deps) {
  for (let round = 0; round < count; round += 1) {
    await payOut(bank, deps);
    withdrawals.test.deps.clock.advance(60 * MINUTE_MS);
  }
}

const problems = async () => (await verify(withdrawals.test.deps.db)).problems;
const kindsOf = async ({ member }: Player) => {
  const { db } = withdrawals.test.deps;
  const rows = await db
    .selectFrom('notifications')
    .select('kind')
    .where('member_id', '=', member.id)
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('a payout', () => {
  it('[R122] [A43] [G24] pays what was asked for less the fee, and books the fee when it is paid', async () => {
    const player = await aPlayer();
    for (let made = 0; made < 3; made += 1) await submit(player, '20.00');
    const orderNo = await submit(player, '100.00');
    await review('ana', 'approve', orderNo);
    const { db } = withdrawals.test.deps;
    const fees = () => balanceOf(db, withdrawals.test.siteKey, 'house:fees');
    const before = await fees();
    const bank = aBank();

    await payOut(bank);

    expect(bank.asked).toEqual([
      {
        payoutId: orderNo,
        amountCentavos: 98_00,
        pixKey: { type: 'CPF', key: player.cpf },
        payeeCpf: player.cpf,
        description: orderNo,
      },
    ]);
    expect(await history(orderNo)).toEqual([
      'pending member',
      'approved operator:ana',
      'processing bank',
      'paid bank',
    ]);
    expect(await withdrawals.row(orderNo)).toMatchObject({ e2eid: 'E9999900420261102150000000000001' });
    expect([(await fees()) - before, (await withdrawals.balances(player)).heldCentavos]).toEqual([
      2_00, 60_00,
    ]);
    expect(await kindsOf(player)).toEqual(['withdrawal_paid']);
    expect(await problems()).toEqual([]);
  });

  it('[R122] that fails gives everything back, with a message', async () => {
    const { player, orderNo } = await anApproved();

    await payOut(aBank(() => ({ status: 'failed', reason: 'account_closed' })));

    expect((await history(orderNo)).slice(-3)).toEqual(['processing bank', 'failed bank', 'refunded bank']);
    expect(await withdrawals.balances(player)).toMatchObject({ cashCentavos: 1_000_00, heldCentavos: 0 });
    expect(await kindsOf(player)).toEqual(['withdrawal_refunded']);
    const { body } = await withdrawals.test.call('GET /api/drawing/status', {
      token: player.token,
      query: { order_no: orderNo },
    });
    expect(body.data.record.reason).toBe('The account of this Pix key is closed.');
    expect(await problems()).toEqual([]);
  });

  it('says to an operator that the site’s account is empty, and nothing of it to the member', async () => {
    const { player, orderNo } = await anApproved();
    const { log } = withdrawals.test.deps;

    await payOut(aBank(() => ({ status: 'failed', reason: 'insufficient_balance' })));

    expect(log.errors.at(-1)).toMatchObject({ fields: { order: orderNo } });
    const { body } = await withdrawals.test.call('GET /api/drawing/status', {
      token: player.token,
      query: { order_no: orderNo },
    });
    expect(body.data.record.reason).toBe('The bank could not make the payment.');
  });

  it('[I20] is sent again under its own number when no answer came, and paid once', async () => {
    const { orderNo } = await anApproved();
    const answers = ['no answer', 'no answer', 'answer lost'] as const;
    let asked = 0;
    const bank = aBank(() => answers[asked++] ?? PAID);

    await rounds(bank, 4);

    expect(bank.asked.filter(({ payoutId }) => payoutId === orderNo)).toHaveLength(4);
    expect([...bank.paid]).toEqual([[orderNo, 100_00]]);
    expect((await withdrawals.row(orderNo)).status).toBe('paid');
    expect(await problems()).toEqual([]);
  });

  it('[I20] keeps its money held while nobody knows how it ended, and tells an operator after the tenth try', async () => {
    const { player, orderNo } = await anApproved();
    const { log } = withdrawals.test.deps;
    log.lines.length = 0;

    await rounds(
      aBank(() => 'no answer'),
      12,
    );

    expect(await withdrawals.row(orderNo)).toMatchObject({ status: 'processing', unanswered: 12 });
    expect((await withdrawals.balances(player)).heldCentavos).toBe(100_00);
    expect(log.errors.map(({ fields }) => fields['attempts'])).toEqual([10, 11, 12]);
    await rounds(aBank(), 1);
    expect((await withdrawals.row(orderNo)).status).toBe('paid');
  });

  it('[R122] that the bank works on is asked for again, or booked as soon as its notice comes', async () => {
    const { orderNo } = await anApproved();
    let isDone = false;
    const bank = aBank(() => (isDone ? PAID : { status: 'processing' }));
    const notice = () => payoutEnded(withdrawals.test.deps, () => Promise.resolve(bank), orderNo);

    await payOut(bank);
    await notice();
    const between = (await withdrawals.row(orderNo)).status;
    isDone = true;
    await bank.sendPayout(bank.asked[0] ?? never());
    await Promise.all([notice(), notice()]);
    await notice();
    await payoutEnded(withdrawals.test.deps, () => Promise.resolve(bank), 'NONE');

    expect([between, (await withdrawals.row(orderNo)).status]).toEqual(['processing', 'paid']);
    expect(await problems()).toEqual([]);
  });

  it('is not sent while the payouts of the site are stopped, and not begun; what the bank has is booked', async () => {
    const [lost, taken] = [await anApproved(), await anApproved()];
    const { db, clock } = withdrawals.test.deps;
    const { siteKey } = withdrawals.test;
    // The bank never gets the first one; of the second one only the answer is lost.
    let isReached = false;
    const bank = aBank(({ payoutId }) => {
      if (payoutId === taken.orderNo) return 'answer lost';
      return isReached ? PAID : 'no answer';
    });
    await payOut(bank);
    const waiting = await anApproved();
    const statesOf = async () => {
      const rows = await Promise.all([lost, taken, waiting].map(({ orderNo }) => withdrawals.row(orderNo)));
      return rows.map(({ status }) => status);
    };

    await stopPayouts(db, { siteKey, reason: 'books', at: clock.now() });
    isReached = true;
    await rounds(bank, 3);
    const stopped = await statesOf();
    await transaction(db, (tx) => liftStops(tx, { siteKey, by: 'ana', note: 'mended', at: clock.now() }));
    await rounds(bank, 1);

    expect(stopped).toEqual(['processing', 'paid', 'approved']);
    expect(await statesOf()).toEqual(['paid', 'paid', 'paid']);
    expect([...bank.paid.values()]).toEqual([100_00, 100_00, 100_00]);
    expect(await problems()).toEqual([]);
  });
});

describe('a process that ends at any statement', () => {
  it.each([
    ['paid', () => PAID],
    ['refunded', () => ({ status: 'failed', reason: 'refused' }) as const],
  ] as const)('[I20] leaves a withdrawal that the next one brings to its end: %s', async (end, decide) => {
    const { db } = withdrawals.test.deps;
    let wasKilled = true;
    for (let survived = 0; wasKilled; survived += 1) {
      const { player, orderNo } = await anApproved();
      const bank = aBank(decide);
      const dying = dyingAfter(survived, withdrawals.test.deps);

      await payOut(bank, dying.deps).catch(assertKilled);
      wasKilled = dying.isDead();
      await rounds(bank, 2);

      expect([survived, (await withdrawals.row(orderNo)).status]).toEqual([survived, end]);
      expect([...bank.paid.values()]).toEqual(end === 'paid' ? [100_00] : []);
      const { heldCentavos, cashCentavos } = await withdrawals.balances(player);
      expect([heldCentavos, cashCentavos]).toEqual([0, end === 'paid' ? 900_00 : 1_000_00]);
      expect(await kindsOf(player)).toEqual([end === 'paid' ? 'withdrawal_paid' : 'withdrawal_refunded']);
    }
    expect((await verify(db)).problems).toEqual([]);
  });
});

function never(): never {
  throw new Error('the bank was not asked');
}
