import { insertSite } from '../../testing/builders.ts';
import { insertGame, type Seat, takeSeat } from '../../testing/seat.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { deposit } from '../ledger/deposits.ts';
import { holdWithdrawal, settleWithdrawal } from '../ledger/withdrawals.ts';
import { associatedOrders } from './association.ts';
import { daySums } from './day-sums.ts';
import { orderFees } from './fees.ts';
import { statement } from './statement.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useDatabase();

/** What a database plans with before it has gathered statistics: nothing read may grow with what is not shown. */
it('[R220] [R221] [R222] no list reads more rows after many rounds, or for the orders of others', async () => {
  const siteKey = await insertSite(test.db);
  await insertGame(test.db, siteKey);
  const [player, other] = [
    await takeSeat(test.db, siteKey, { centavos: 1_000_000 }),
    await takeSeat(test.db, siteKey, { centavos: 1_000_000 }),
  ];
  await order(player, 5);
  // More than a page holds.
  await rounds(player, 10);
  const before = await reads(player);

  await rounds(player, 60);
  await order(other, 30);
  const after = await reads(player);

  expect(after).toEqual(before);
});

async function reads({ siteKey, memberId }: Seat): Promise<number[]> {
  const owner = { siteKey, memberId };
  const page = { from: null, limit: 10 };
  return transaction(test.db, async (tx) => {
    const found: number[] = [];
    for (const read of [
      () => statement(tx, owner, page),
      () => daySums(tx, owner, null),
      () => orderFees(tx, owner, page),
      () => associatedOrders(tx, owner, page),
    ]) {
      const before = await rowsRead(tx);
      await read();
      found.push((await rowsRead(tx)) - before);
    }
    return found;
  });
}

async function rounds(seat: Seat, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await seat.win(await seat.stake({ amount: 100 }), { amount: 90 });
}

async function order({ siteKey, memberId }: Seat, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await transaction(test.db, async (tx) => {
      const withdrawal = { siteKey, at, withdrawalId: `W${memberId}-${n}` };
      const frame = { siteKey, at, memberId, idempotencyKey: `deposit:${memberId}:${n}` };
      await deposit(tx, { ...frame, amountCentavos: 500, feeCentavos: 5 });
      await holdWithdrawal(tx, { ...withdrawal, memberId, amountCentavos: 200 });
      await settleWithdrawal(tx, { ...withdrawal, feeCentavos: 4 });
    });
}
