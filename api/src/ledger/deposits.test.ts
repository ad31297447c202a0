import { useLedger } from '../../testing/ledger-database.ts';
import { nextSiteKey } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { balanceOf, memberBalances } from './balances.ts';
import { deposit, reverseDeposit } from './deposits.ts';
import { moveBetweenPurses } from './rewards.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useLedger();

describe('deposit', () => {
  it('[R196] credits what was paid, less the fee', async () => {
    const siteKey = nextSiteKey();

    await transaction(test.db, (tx) =>
      deposit(tx, { siteKey, at, idempotencyKey: 'd1', memberId: 1, amountCentavos: 5_000, feeCentavos: 50 }),
    );

    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(4_950);
    expect(await balanceOf(test.db, siteKey, 'house:fees')).toBe(50);
    expect(await balanceOf(test.db, siteKey, 'external:psp')).toBe(-5_000);
  });

  it.each([[0], [-100], [0.5]])('refuses an amount of %p', async (amountCentavos) => {
    const attempt = transaction(test.db, (tx) =>
      deposit(tx, { siteKey: nextSiteKey(), at, idempotencyKey: 'd1', memberId: 1, amountCentavos }),
    );

    await expect(attempt).rejects.toThrow(RangeError);
  });

  it('refuses a fee that eats the whole deposit', async () => {
    const attempt = transaction(test.db, (tx) =>
      deposit(tx, {
        siteKey: nextSiteKey(),
        at,
        idempotencyKey: 'd1',
        memberId: 1,
        amountCentavos: 100,
        feeCentavos: 100,
      }),
    );

    await expect(attempt).rejects.toThrow(RangeError);
  });
});

describe('reverseDeposit', () => {
  it('[I22] takes what is left in cash, and drives only the disputed purse below zero', async () => {
    const siteKey = nextSiteKey();
    const entry = await transaction(test.db, async (tx) => {
      const deposited = await deposit(tx, {
        siteKey,
        at,
        idempotencyKey: 'd1',
        memberId: 1,
        amountCentavos: 5_000,
        feeCentavos: 50,
      });
      await moveBetweenPurses(tx, {
        siteKey,
        at,
        idempotencyKey: 'm1',
        kind: 'test',
        memberId: 1,
        from: 'cash',
        to: 'rebate',
        amountCentavos: 3_000,
      });
      return deposited;
    });
    const reverse = () =>
      transaction(test.db, (tx) => reverseDeposit(tx, { siteKey, at, depositEntryId: entry.id }));

    const first = await reverse();
    const second = await reverse();

    expect(second).toMatchObject({ id: first.id, isReplay: true });
    expect(await memberBalances(test.db, siteKey, 1)).toMatchObject({
      cashCentavos: 0,
      rebateCentavos: 3_000,
      disputedCentavos: -3_000,
    });
    expect(await balanceOf(test.db, siteKey, 'external:psp')).toBe(0);
    expect(await balanceOf(test.db, siteKey, 'house:fees')).toBe(0);
  });

  it('finds nothing but deposits of its own site', async () => {
    const siteKey = nextSiteKey();
    const entry = await transaction(test.db, (tx) =>
      deposit(tx, { siteKey, at, idempotencyKey: 'd1', memberId: 1, amountCentavos: 100 }),
    );

    const elsewhere = transaction(test.db, (tx) =>
      reverseDeposit(tx, { siteKey: nextSiteKey(), at, depositEntryId: entry.id }),
    );

    await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' });
  });
});
