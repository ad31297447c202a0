import { useLedger } from '../../testing/ledger-database.ts';
import { nextSiteKey } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { balanceOf, memberBalances, withdrawableCentavos } from './balances.ts';
import { deposit } from './deposits.ts';
import { moveBetweenPurses, grantReward } from './rewards.ts';
import { holdWithdrawal } from './withdrawals.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useLedger();

describe('balances', () => {
  it('[I17] [G17] shows the player cash and bonus, without what is held', async () => {
    const siteKey = nextSiteKey();
    await transaction(test.db, async (tx) => {
      await deposit(tx, { siteKey, at, idempotencyKey: 'deposit:1', memberId: 7, amountCentavos: 10_000 });
      await grantReward(tx, {
        siteKey,
        at,
        idempotencyKey: 'bonus:1',
        kind: 'activity',
        memberId: 7,
        purse: 'bonus',
        paidBy: 'house:promo_expense',
        amountCentavos: 2_500,
      });
      await grantReward(tx, {
        siteKey,
        at,
        idempotencyKey: 'rebate:1',
        kind: 'rebate',
        memberId: 7,
        purse: 'rebate',
        paidBy: 'house:promo_expense',
        amountCentavos: 50,
      });
      await holdWithdrawal(tx, { siteKey, at, withdrawalId: 'W1', memberId: 7, amountCentavos: 4_000 });
      await moveBetweenPurses(tx, {
        siteKey,
        at,
        idempotencyKey: 'med:1',
        kind: 'dispute',
        memberId: 7,
        from: 'cash',
        to: 'disputed',
        amountCentavos: 1_000,
      });
    });

    const balances = await memberBalances(test.db, siteKey, 7);

    expect(balances).toEqual({
      cashCentavos: 5_000,
      bonusCentavos: 2_500,
      rebateCentavos: 50,
      heldCentavos: 4_000,
      disputedCentavos: 1_000,
      visibleCentavos: 7_500,
      version: expect.any(Number),
    });
  });

  it.each([
    ['all cash', 500, 0, 0, 500],
    ['cash less what contestations lack', 500, 0, 200, 300],
    ['nothing where they lack more', 500, 0, 900, 0],
    ['nothing while a centavo is to be wagered', 500, 1, 0, 0],
  ])(
    '[G17] lets a member withdraw %s',
    (_, cashCentavos, turnoverCentavos, lackingCentavos, withdrawable) => {
      expect(withdrawableCentavos({ cashCentavos }, turnoverCentavos, lackingCentavos)).toBe(withdrawable);
    },
  );

  it('[R90] is zero where nothing ever moved', async () => {
    const siteKey = nextSiteKey();

    expect(await balanceOf(test.db, siteKey, 'member:9:cash')).toBe(0);
    expect(await memberBalances(test.db, siteKey, 9)).toMatchObject({ cashCentavos: 0, visibleCentavos: 0 });
  });

  it('keeps the sites apart: the same member number elsewhere has nothing', async () => {
    const [here, elsewhere] = [nextSiteKey(), nextSiteKey()];
    await transaction(test.db, (tx) =>
      deposit(tx, { siteKey: here, at, idempotencyKey: 'deposit:1', memberId: 7, amountCentavos: 100 }),
    );

    expect(await balanceOf(test.db, elsewhere, 'member:7:cash')).toBe(0);
  });
});
