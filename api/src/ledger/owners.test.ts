import { insertMember, insertSite } from '../../testing/builders.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { balanceOf } from './balances.ts';
import { deposit } from './deposits.ts';

const at = new Date('2026-03-01T12:00:00Z');

describe('an account of the ledger', () => {
  const test = useDatabase();
  const credit = (siteKey: string, memberId: number) =>
    transaction(test.db, (tx) =>
      deposit(tx, { siteKey, at, idempotencyKey: `d${memberId}`, memberId, amountCentavos: 100 }),
    );

  it('belongs to a member of its own site; those of the house to the site alone [G41, R14]', async () => {
    const { siteKey, id } = await insertMember(test.db, await insertSite(test.db));

    await credit(siteKey, id);

    expect(await balanceOf(test.db, siteKey, `member:${id}:cash`)).toBe(100);
    expect(await balanceOf(test.db, siteKey, 'external:psp')).toBe(-100);
  });

  it('is refused for a member that does not exist, or is of another site, and for a site that does not exist [G41, R14]', async () => {
    const { id, siteKey } = await insertMember(test.db, await insertSite(test.db));
    const elsewhere = await insertSite(test.db);

    await expect(credit(elsewhere, id)).rejects.toMatchObject({ constraint: 'ledger_accounts_of_member' });
    await expect(credit(siteKey, 999_999)).rejects.toMatchObject({ constraint: 'ledger_accounts_of_member' });
    await expect(credit('nowhere', id)).rejects.toMatchObject({ code: '23503' });
  });
});
