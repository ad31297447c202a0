import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { insertMember, insertSite } from '../../../testing/builders.ts';
import { migrate } from '../../db/migrate.ts';
import { pgliteDatabase, startPGlite } from '../../db/pglite.ts';
import { transaction } from '../../db/transaction.ts';
import { deposit, reverseDeposit } from '../../ledger/deposits.ts';
import { grantReward } from '../../ledger/rewards.ts';
import { verify } from '../../ledger/verify.ts';
import { totalRechargedCentavos } from './total-recharged.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const at = new Date('2026-11-02T15:00:00Z');

describe('what a member has paid in', () => {
  it('[G18] [I2] is the same before and after lines learned the kind of their entry, and the journal stays whole', async () => {
    const database = pgliteDatabase(await startPGlite());
    const before = await mkdtemp(join(tmpdir(), 'mosaico-migrations-'));
    await cp(MIGRATIONS, before, { recursive: true, filter: (path) => !path.includes('0003_') });
    await migrate(database, before);
    const { db } = database;
    const siteKey = await insertSite(db);
    const { id: memberId } = await insertMember(db, siteKey);
    const pay = (idempotencyKey: string, amountCentavos: number) =>
      transaction(db, (tx) => deposit(tx, { siteKey, memberId, at, idempotencyKey, amountCentavos }));
    await pay('one', 5_000);
    const contested = await pay('two', 700);
    await transaction(db, (tx) => reverseDeposit(tx, { siteKey, at, depositEntryId: contested.id }));

    // Only what comes after all others may still be applied.
    await cp(join(MIGRATIONS, '0003_deposit_lines.sql'), join(before, '9999_deposit_lines.sql'));
    expect(await migrate(database, before)).toEqual(['9999_deposit_lines.sql']);
    await pay('three', 250);
    const gift = {
      siteKey,
      memberId,
      at,
      kind: 'gift',
      purse: 'cash',
      paidBy: 'house:promo_expense',
    } as const;
    await transaction(db, (tx) => grantReward(tx, { ...gift, amountCentavos: 99, idempotencyKey: 'gift' }));

    expect(await totalRechargedCentavos(db, siteKey, memberId)).toBe(5_250);
    expect((await verify(db)).problems).toEqual([]);
    await expect(db.updateTable('ledger_lines').set({ currency: 'BRL' }).execute()).rejects.toThrow(
      'forbidden',
    );
    await database.close();
    await rm(before, { recursive: true });
  });
});
