import { useLedger } from '../../testing/ledger-database.ts';
import { describeOnPostgres, nextSiteKey } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { memberBalances } from './balances.ts';
import { grantReward, type Reward } from './rewards.ts';
import { verify } from './verify.ts';

const test = useLedger();
const CLICKS = 50;

const claimOf = (siteKey: string): Reward => ({
  siteKey,
  memberId: 1,
  at: new Date('2026-11-02T15:00:00Z'),
  idempotencyKey: 'claim:1:2026-11-02',
  kind: 'rebate',
  purse: 'cash',
  paidBy: 'house:promo_expense',
  amountCentavos: 12_34,
});
const cashOf = async (siteKey: string) => (await memberBalances(test.db, siteKey, 1)).cashCentavos;

afterEach(async () => {
  expect((await verify(test.db)).problems).toEqual([]);
});

describe('a claimed reward', () => {
  it('[I18] pays once, however often it is claimed; another amount under its key is refused', async () => {
    const claim = claimOf(nextSiteKey());
    const grant = (changes: Partial<Reward> = {}) =>
      transaction(test.db, (tx) => grantReward(tx, { ...claim, ...changes }));

    const [first, again] = [await grant(), await grant()];

    expect([first.isReplay, again.isReplay, again.id]).toEqual([false, true, first.id]);
    await expect(grant({ amountCentavos: 99_99 })).rejects.toMatchObject({ code: 'idempotency_conflict' });
    expect(await cashOf(claim.siteKey)).toBe(12_34);
  });

  it('[I19] can be claimed again when the claim failed after it was paid', async () => {
    const claim = claimOf(nextSiteKey());
    const failing = transaction(test.db, async (tx) => {
      await grantReward(tx, claim);
      throw new Error('what belongs to the claim could not be written');
    });
    await expect(failing).rejects.toThrow('could not be written');
    const between = await cashOf(claim.siteKey);

    const { isReplay } = await transaction(test.db, (tx) => grantReward(tx, claim));

    expect([between, isReplay, await cashOf(claim.siteKey)]).toEqual([0, false, 12_34]);
  });
});

describeOnPostgres('clicks at the same time', () => {
  it('[I18] 50 of them pay one reward, and each is answered with it', async () => {
    const claim = claimOf(nextSiteKey());

    const entries = await Promise.all(
      Array.from({ length: CLICKS }, () => transaction(test.db, (tx) => grantReward(tx, claim))),
    );

    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
    expect(entries.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(await cashOf(claim.siteKey)).toBe(12_34);
  });
});
