import { type TestDatabase, useDatabase } from './test-database.ts';

/**
 * `useDatabase` for tests of the ledger alone, where a member is a number and a site a name: accounts need no owners there.
 * That they need them otherwise is tested in ledger/owners.test.ts.
 */
export function useLedger(): TestDatabase {
  const test = useDatabase();
  beforeAll(() =>
    test.database.withSession((run) =>
      run(
        'alter table ledger_accounts drop constraint ledger_accounts_of_site, drop constraint ledger_accounts_of_member',
      ),
    ),
  );
  return test;
}
