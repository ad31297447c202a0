import { insertSite } from '../../testing/builders.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { paymentMethods } from './methods.ts';
import { seedPayments } from './seed.ts';

const test = useDatabase();

it('[G35] gives each site its ways to deposit; a second time changes nothing', async () => {
  const siteKeys = ['demo', 'demo2'];
  for (const siteKey of siteKeys) await insertSite(test.db, siteKey);
  const seed = () => transaction(test.db, (tx) => seedPayments(tx, { siteKeys }));

  await seed();
  await seed();

  for (const siteKey of siteKeys)
    expect((await paymentMethods(test.db, siteKey)).map(({ type }) => type)).toEqual(['pix']);
});
