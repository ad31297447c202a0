import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '@mosaico/shared/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { aBank, PAID, useWithdrawals } from '../../testing/withdrawals.ts';
import { balanceOf } from '../ledger/balances.ts';
import { verify } from '../ledger/verify.ts';
import { TRANSITIONS } from './transitions.ts';

const withdrawals = useWithdrawals({ rateLimitFactor: 1_000_000 });
const { aPlayer, payOut, review, submit } = withdrawals;

/** A withdrawal in every state, each brought there by the rules. */
async function oneOfEach(): Promise<Record<Exclude<WithdrawalStatus, 'failed'>, string>> {
  const orders = async () => submit(await aPlayer());
  const approved = async () => {
    const orderNo = await orders();
    await review('ana', 'approve', orderNo);
    return orderNo;
  };
  const [processing, paid, refunded] = [await approved(), await approved(), await approved()];
  await payOut(
    aBank(({ payoutId }) => {
      if (payoutId === processing) return { status: 'processing' };
      return payoutId === paid ? PAID : { status: 'failed', reason: 'refused' };
    }),
  );
  const [rejected, cancelled] = [await orders(), await aPlayer()];
  await review('ana', 'reject', rejected);
  const taken = await submit(cancelled);
  await withdrawals.test.call('POST /api/drawing/cancel', {
    token: cancelled.token,
    body: { order_no: taken },
  });
  return {
    pending: await orders(),
    approved: await approved(),
    processing,
    paid,
    refunded,
    rejected,
    cancelled: taken,
  };
}

describe('the database', () => {
  const { test } = withdrawals;
  const force = (orderNo: string, change: object) =>
    test.deps.db.updateTable('withdrawals').set(change).where('order_no', '=', orderNo).execute();
  /** What a state needs besides its name. */
  const more = (status: WithdrawalStatus) => ({
    reason: ['rejected', 'failed', 'refunded'].includes(status) ? 'x' : '',
    e2eid: status === 'paid' ? 'E' : '',
    ...(status === 'paid' && { paid_at: new Date() }),
    ...(status !== 'pending' && status !== 'cancelled' && { reviewed_at: new Date() }),
    next_step_at: null,
  });

  it('[R122] [I20] refuses every state that does not follow, and every end without its entry in the ledger', async () => {
    const orders = await oneOfEach();
    const allowed: string[] = [];
    for (const [from, orderNo] of Object.entries(orders))
      for (const to of WITHDRAWAL_STATUSES)
        if (to !== from)
          await test.deps.db
            .transaction()
            .execute(async (tx) => {
              await tx
                .updateTable('withdrawals')
                .set({ status: to, ...more(to) })
                .where('order_no', '=', orderNo)
                .execute();
              allowed.push(`${from} ${to}`);
              throw new Error('taken back');
            })
            .catch(() => undefined);

    // Those that move money need their entry first.
    expect(allowed.sort()).toEqual(['approved processing', 'pending approved', 'processing failed']);
    const byRule = Object.entries(TRANSITIONS).flatMap(([from, next]) => next.map((to) => `${from} ${to}`));
    expect(byRule).toEqual(expect.arrayContaining(allowed));
    const moving = byRule.filter((each) => !allowed.includes(each)).map((each) => each.split(' ')[1]);
    expect([...new Set(moving)].sort()).toEqual(['cancelled', 'paid', 'refunded', 'rejected']);
  });

  it('keeps what was asked for, what was done, and the withdrawal itself', async () => {
    const orderNo = await submit(await aPlayer());
    const { id } = await withdrawals.row(orderNo);
    const refused = 'refused';
    const attempts = [
      () => sql`update withdrawals set amount_centavos = 1 where id = ${id}`.execute(test.deps.db),
      () => sql`update withdrawals set pix_key = 'x' where id = ${id}`.execute(test.deps.db),
      () => sql`delete from withdrawals where id = ${id}`.execute(test.deps.db),
      () =>
        sql`update withdrawal_events set actor = 'bank' where withdrawal_id = ${id}`.execute(test.deps.db),
      () => sql`delete from withdrawal_events where withdrawal_id = ${id}`.execute(test.deps.db),
      () =>
        sql`insert into withdrawal_events (site_key, withdrawal_id, status, at, actor)
          values (${test.siteKey}, ${id}, 'paid', now(), 'bank')`.execute(test.deps.db),
    ];

    const outcomes = [];
    for (const attempt of attempts)
      outcomes.push(
        await attempt().then(
          () => 'done',
          () => refused,
        ),
      );

    expect(outcomes).toEqual(attempts.map(() => refused));
    await force(orderNo, { unanswered: 1 });
  });
});

describe('whatever happens to withdrawals in whatever order', () => {
  it('[I20] [I16] the books stay whole, and what is held is what is under way', async () => {
    const { db, clock } = withdrawals.test.deps;
    const actions = fc.array(
      fc.constantFrom('submit', 'cancel', 'approve', 'reject', 'pay', 'fail', 'lose') as fc.Arbitrary<string>,
      { minLength: 5, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(actions, fc.infiniteStream(fc.nat()), async (names, chance) => {
        clock.advance(24 * 60 * 60_000);
        const player = await aPlayer(2_000_00);
        const orders: string[] = [];
        const cash = async () => (await withdrawals.balances(player)).cashCentavos;
        const outside = () => balanceOf(db, withdrawals.test.siteKey, 'external:psp');
        // What others have left under way would be paid below.
        await payOut(aBank(() => PAID));
        const before = await outside();
        for (const name of names) {
          const orderNo = orders[(chance.next().value ?? 0) % Math.max(1, orders.length)] ?? 'NONE';
          if (name === 'submit') {
            const { status, body } = await withdrawals.ask(player, '100.03');
            if (status === 200) orders.push(body.data.order_no);
          } else if (name === 'cancel') {
            const input = { token: player.token, body: { order_no: orderNo } };
            await withdrawals.test.call('POST /api/drawing/cancel', input);
          } else if (name === 'approve' || name === 'reject') await review('ana', name, orderNo);
          else {
            clock.advance(60 * 60_000);
            await payOut(
              aBank(() =>
                name === 'pay'
                  ? PAID
                  : name === 'lose'
                    ? 'no answer'
                    : { status: 'failed', reason: 'refused' },
              ),
            );
          }
          const rows = await Promise.all(orders.map((order) => withdrawals.row(order)));
          const sumOf = (...states: WithdrawalStatus[]) =>
            rows
              .filter(({ status }) => states.includes(status))
              .reduce((sum, { amount_centavos }) => sum + amount_centavos, 0);
          const fees = rows
            .filter(({ status }) => status === 'paid')
            .reduce((sum, { fee_centavos }) => sum + fee_centavos, 0);
          const { heldCentavos } = await withdrawals.balances(player);
          expect(heldCentavos).toBe(sumOf('pending', 'approved', 'processing', 'failed'));
          expect((await cash()) + heldCentavos + sumOf('paid')).toBe(2_000_00);
          expect((await outside()) - before).toBe(sumOf('paid') - fees);
        }
        expect((await verify(db)).problems).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
