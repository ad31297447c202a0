import fc from 'fast-check';
import { useLedger } from '../../testing/ledger-database.ts';
import { nextSiteKey } from '../../testing/test-database.ts';
import type { Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { memberBalances } from './balances.ts';
import { deposit, reverseDeposit } from './deposits.ts';
import { findEntry } from './entries.ts';
import { grantReward, moveBetweenPurses } from './rewards.ts';
import { verify } from './verify.ts';
import { holdWithdrawal, releaseWithdrawal, settleWithdrawal } from './withdrawals.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useLedger();

const KINDS = ['deposit', 'reverseDeposit', 'bonus', 'toCash', 'hold', 'release', 'settle'] as const;

/** Few members, keys, rounds and amounts, so that repetitions, conflicts and shortages happen often. */
const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  memberId: fc.integer({ min: 1, max: 2 }),
  number: fc.integer({ min: 1, max: 4 }),
  amountCentavos: fc.constantFrom(1, 50, 200, 1_000),
  flag: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(tx: Tx, siteKey: string, { kind, memberId, number, amountCentavos, flag }: Step) {
  const frame = { siteKey, at, idempotencyKey: `${kind}:${number}` };
  const withdrawalId = `W${number}`;
  switch (kind) {
    case 'deposit':
      return deposit(tx, {
        ...frame,
        memberId,
        amountCentavos: amountCentavos + 1,
        feeCentavos: flag ? 1 : 0,
      });
    case 'reverseDeposit':
      return reverseDeposit(tx, {
        siteKey,
        at,
        depositEntryId: (await findEntry(tx, siteKey, `deposit:${number}`))?.entry.id ?? 0,
      });
    case 'bonus':
      return grantReward(tx, {
        ...frame,
        kind: 'bonus',
        memberId,
        purse: flag ? 'bonus' : 'rebate',
        paidBy: 'house:promo_expense',
        amountCentavos,
      });
    case 'toCash':
      return moveBetweenPurses(tx, {
        ...frame,
        kind: 'claim',
        memberId,
        from: flag ? 'bonus' : 'rebate',
        to: 'cash',
        amountCentavos,
      });
    case 'hold':
      return holdWithdrawal(tx, { siteKey, at, memberId, withdrawalId, amountCentavos });
    case 'release':
      return releaseWithdrawal(tx, { siteKey, at, withdrawalId });
    case 'settle':
      return settleWithdrawal(tx, { siteKey, at, withdrawalId, feeCentavos: 0 });
  }
}

/** Takes a step in its own transaction. A refusal is a fine answer; anything else is a fault. */
async function attempt(siteKey: string, one: Step): Promise<string> {
  try {
    const entry = await transaction(test.db, (tx) => take(tx, siteKey, one));
    return entry.isReplay ? 'replay' : 'applied';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

describe('any sequence of movements', () => {
  it('[I1] [I8] [I9] [I16] [I17] sums to zero, agrees with the journal, and leaves no player in debt', async () => {
    const outcomes = new Set<string>();

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const siteKey = nextSiteKey();
        for (const one of steps) outcomes.add(await attempt(siteKey, one));
        expect((await verify(test.db)).problems).toEqual([]);
        for (const memberId of [1, 2]) {
          const { cashCentavos, bonusCentavos, rebateCentavos, heldCentavos, visibleCentavos } =
            await memberBalances(test.db, siteKey, memberId);
          expect(Math.min(cashCentavos, bonusCentavos, rebateCentavos, heldCentavos)).toBeGreaterThanOrEqual(
            0,
          );
          expect(visibleCentavos).toBe(cashCentavos + bonusCentavos);
        }
      }),
      { numRuns: 40, endOnFailure: true },
    );

    expect([...outcomes].sort()).toEqual([
      'applied',
      'idempotency_conflict',
      'insufficient_funds',
      'not_found',
      'replay',
    ]);
  });

  it('[I4] changes nothing when every step is taken once more', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        const siteKey = nextSiteKey();
        const applied: Step[] = [];
        for (const one of steps) if ((await attempt(siteKey, one)) === 'applied') applied.push(one);
        const before = await memberBalances(test.db, siteKey, 1);

        for (const one of applied) expect(await attempt(siteKey, one)).toBe('replay');

        expect(await memberBalances(test.db, siteKey, 1)).toEqual(before);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });
});
