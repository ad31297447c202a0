import { aDeposit } from './contestations.ts';
import { givenUpRefund } from './given-up-refunds.ts';
import { answered, type MoneyCall, type MoneyCalls } from './money-call.ts';
import { operatorKey } from './operators.ts';
import type { TestApp } from './test-app.ts';
import type { Withdrawals } from './withdrawals.ts';
import { balanceOf } from '../src/ledger/balances.ts';

/** What operators decide. */
export function operatorCalls(test: TestApp, withdrawals: Withdrawals): MoneyCalls {
  const token = operatorKey('ana');
  const review = (verb: 'approve' | 'reject', expected: unknown) => async (): Promise<MoneyCall> => {
    const player = await withdrawals.aPlayer(90_00);
    const order_no = await withdrawals.submit(player, '50.00');
    const body = { order_no, ...(verb === 'reject' && { reason: 'rules' }) };
    return {
      send: () => answered(test, `POST /api/operator/withdrawals/${verb}`, { token, body }),
      effect: async () => [
        await withdrawals.history(order_no),
        (await withdrawals.balances(player)).cashCentavos,
      ],
      expected,
      others: '409 withdrawal_already_reviewed',
    };
  };
  const contestation = (verb: 'accept' | 'reject', expected: unknown) => async (): Promise<MoneyCall> => {
    const player = await withdrawals.aPlayer(0);
    const { number, contest } = await aDeposit(test.deps, player.member, 50_00);
    await contest();
    return {
      send: () => answered(test, `POST /api/operator/contestations/${verb}`, { token, body: { number } }),
      effect: async () => (await withdrawals.balances(player)).disputedCentavos,
      expected,
      others: '409 contestation_decided',
    };
  };
  const refund = (verb: 'retry' | 'done') => async (): Promise<MoneyCall> => {
    const e2eid = await givenUpRefund(test.deps, test.siteKey);
    const { db } = test.deps;
    const before = await balanceOf(db, test.siteKey, 'house:suspense');
    const body = { e2eid, note: 'by hand' };
    return {
      send: () => answered(test, `POST /api/operator/refunds/${verb}`, { token, body }),
      effect: async () => [
        (await balanceOf(db, test.siteKey, 'house:suspense')) - before,
        (await db.selectFrom('refund_decisions').select('decision').where('e2eid', '=', e2eid).execute())
          .length,
      ],
      expected: [verb === 'done' ? -3_00 : 0, 1],
      others: '409 refund_not_given_up',
    };
  };
  return {
    'POST /api/operator/withdrawals/approve': review('approve', [
      ['pending member', 'approved operator:ana'],
      40_00,
    ]),
    'POST /api/operator/withdrawals/reject': review('reject', [
      ['pending member', 'rejected operator:ana'],
      90_00,
    ]),
    'POST /api/operator/contestations/accept': contestation('accept', 0),
    'POST /api/operator/contestations/reject': contestation('reject', 50_00),
    'POST /api/operator/refunds/retry': refund('retry'),
    'POST /api/operator/refunds/done': refund('done'),
  };
}
