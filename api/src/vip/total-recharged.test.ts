import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { insertMember, insertSite } from '../../testing/builders.ts';
import { postByHand } from '../../testing/post-by-hand.ts';
import { migrate } from '../db/migrate.ts';
import { pgliteDatabase, startPGlite } from '../db/pglite.ts';
import { transaction } from '../db/transaction.ts';
import { deposit } from '../ledger/deposits.ts';
import { grantReward } from '../ledger/rewards.ts';
import { verify } from '../ledger/verify.ts';
import { totalRechargedCentavos } from './total-recharged.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const at = new Date('2026-11-02T15:00:00Z');

/** Of a migration; not a number for their folder. */
const numberOf = (path: string) => Number.parseInt(basename(path), 10);

describe('what a member has paid in', () => {
  it('[G18] [I2] is the same before and after lines learned the kind of their entry, and the journal stays whole', async () => {
    const database = pgliteDatabase(await startPGlite());
    const before = await mkdtemp(join(tmpdir(), 'mosaico-migrations-'));
    // All up to then but that one, which the last of them gives its number to.
    await cp(MIGRATIONS, before, {
      recursive: true,
      filter: (path) => !(numberOf(path) >= 45 || numberOf(path) === 3),
    });
    await migrate(database, before);
    const { db } = database;
    const siteKey = await insertSite(db);
    // At that time members had no identity to check.
    const { id: memberId } = await insertMember(db, siteKey, { identity_status: undefined });
    const cash = `member:${memberId}:cash`;
    const [paid, back] = [
      { siteKey, at, kind: 'deposit' },
      { siteKey, at, kind: 'deposit_reversal' },
    ];
    await transaction(db, async (tx) => {
      await postByHand(tx, { ...paid, key: 'one', lines: { 'external:psp': -5_000, [cash]: 5_000 } });
      await postByHand(tx, { ...paid, key: 'two', lines: { 'external:psp': -700, [cash]: 700 } });
      const lines = { 'external:psp': 700, [cash]: -700 };
      await postByHand(tx, { ...back, key: 'back', reverses: 'two', lines });
    });

    await cp(join(MIGRATIONS, '0003_deposit_lines.sql'), join(before, '0045_deposit_lines.sql'));
    await cp(MIGRATIONS, before, { recursive: true, filter: (path) => !(numberOf(path) <= 45) });
    expect((await migrate(database, before))[0]).toBe('0045_deposit_lines.sql');
    const pay = { siteKey, memberId, at, idempotencyKey: 'three', amountCentavos: 250 };
    await transaction(db, (tx) => deposit(tx, pay));
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
