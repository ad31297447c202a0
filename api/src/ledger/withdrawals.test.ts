import { useLedger } from '../../testing/ledger-database.ts';
import { nextSiteKey } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { balanceOf, memberBalances } from './balances.ts';
import { deposit } from './deposits.ts';
import { holdWithdrawal, releaseWithdrawal, settleWithdrawal } from './withdrawals.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useLedger();

async function siteWithHold(): Promise<string> {
  const siteKey = nextSiteKey();
  await transaction(test.db, async (tx) => {
    await deposit(tx, { siteKey, at, idempotencyKey: 'd1', memberId: 1, amountCentavos: 1_000 });
    await holdWithdrawal(tx, { siteKey, at, memberId: 1, withdrawalId: 'W1', amountCentavos: 600 });
  });
  return siteKey;
}

const release = (siteKey: string, withdrawalId = 'W1') =>
  transaction(test.db, (tx) => releaseWithdrawal(tx, { siteKey, at, withdrawalId }));
const settle = (siteKey: string, feeCentavos = 0) =>
  transaction(test.db, (tx) => settleWithdrawal(tx, { siteKey, at, withdrawalId: 'W1', feeCentavos }));

describe('withdrawals', () => {
  it('[R122] reserves the money when the withdrawal is asked for', async () => {
    const siteKey = await siteWithHold();

    expect(await memberBalances(test.db, siteKey, 1)).toMatchObject({
      cashCentavos: 400,
      heldCentavos: 600,
      visibleCentavos: 400,
    });
  });

  it('[R122] holds the same withdrawal once, and no other amount under its number', async () => {
    const siteKey = await siteWithHold();
    const hold = (amountCentavos: number) =>
      transaction(test.db, (tx) =>
        holdWithdrawal(tx, { siteKey, at, memberId: 1, withdrawalId: 'W1', amountCentavos }),
      );

    expect(await hold(600)).toMatchObject({ isReplay: true });
    await expect(hold(100)).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it('[R122] gives a rejected withdrawal back', async () => {
    const siteKey = await siteWithHold();

    await release(siteKey);

    expect(await memberBalances(test.db, siteKey, 1)).toMatchObject({ cashCentavos: 1_000, heldCentavos: 0 });
  });

  it('[R122] pays an approved withdrawal out, less the fee', async () => {
    const siteKey = await siteWithHold();

    await settle(siteKey, 12);

    expect(await memberBalances(test.db, siteKey, 1)).toMatchObject({ cashCentavos: 400, heldCentavos: 0 });
    expect(await balanceOf(test.db, siteKey, 'external:psp')).toBe(-1_000 + 588);
    expect(await balanceOf(test.db, siteKey, 'house:fees')).toBe(12);
  });

  it('[I20] resolves a withdrawal once: the same outcome again is a replay, the other one is refused', async () => {
    const siteKey = await siteWithHold();
    await settle(siteKey);

    expect(await settle(siteKey)).toMatchObject({ isReplay: true });
    await expect(release(siteKey)).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it('finds no withdrawal that was never held, and lets no fee eat one', async () => {
    const siteKey = await siteWithHold();

    await expect(release(siteKey, 'W2')).rejects.toMatchObject({ code: 'not_found' });
    await expect(settle(nextSiteKey())).rejects.toMatchObject({ code: 'not_found' });
    await expect(settle(siteKey, 600)).rejects.toThrow(RangeError);
  });
});
