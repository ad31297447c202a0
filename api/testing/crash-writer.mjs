/**
 * A process for the crash test: writes deposits of one centavo into the data folder it is given, and prints the number
 * of each once it is committed, until somebody ends it.
 */
import { openDatabase } from '../src/db/open-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { transaction } from '../src/db/transaction.ts';
import { deposit } from '../src/ledger/deposits.ts';

const database = await openDatabase({ dataDir: process.argv[2] });
await migrate(database);
// Its account needs no owner.
await database.withSession((run) =>
  run(
    'alter table ledger_accounts drop constraint if exists ledger_accounts_of_site, drop constraint if exists ledger_accounts_of_member',
  ),
);
for (let number = 1; ; number++) {
  const request = {
    siteKey: 'crash',
    at: new Date(),
    idempotencyKey: `deposit:${number}`,
    memberId: 1,
    amountCentavos: 1,
  };
  await transaction(database.db, (tx) => deposit(tx, request));
  process.stdout.write(`${number}\n`);
}
