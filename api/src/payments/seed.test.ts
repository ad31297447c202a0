import { insertMember, insertSite } from '../../testing/builders.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { testClock } from '../../testing/test-deps.ts';
import { transaction } from '../db/transaction.ts';
import { memberBalances } from '../ledger/balances.ts';
import { seededRandom } from '../start/seed/seeded-random.ts';
import { paymentMethods } from './methods.ts';
import { rechargeRecords } from './records.ts';
import { seedPayments } from './seed.ts';

const test = useDatabase();

it('[G35] gives each site its ways to deposit, and the member demo deposits that the ledger knows; a second time changes nothing', async () => {
  const clock = testClock();
  await insertSite(test.db, 'demo');
  await insertSite(test.db, 'demo2');
  const member = await insertMember(test.db, 'demo', { account: 'demo' });
  const seed = () =>
    transaction(test.db, (tx) =>
      seedPayments(tx, { siteKeys: ['demo', 'demo2'], clock, random: seededRandom('seed') }),
    );

  await seed();
  await seed();

  const { list, total } = await rechargeRecords(
    test.db,
    { siteKey: 'demo', memberId: member.id, page: 1, limit: 20 },
    clock.now(),
  );
  const paidCentavos = list
    .filter(({ status }) => status === 'paid')
    .reduce((sum, order) => sum + order.amount_centavos, 0);
  expect(total).toBe(4);
  expect((await memberBalances(test.db, 'demo', member.id)).cashCentavos).toBe(paidCentavos);
  for (const siteKey of ['demo', 'demo2'])
    expect((await paymentMethods(test.db, siteKey)).map(({ type }) => type)).toEqual(['pix']);
});
