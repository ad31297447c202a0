import { openDatabase } from '../db/open-database.ts';
import { useLedger } from '../../testing/ledger-database.ts';
import { describeOnPostgres, GENEROUS_LIMITS, nextSiteKey } from '../../testing/test-database.ts';
import type { Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { balanceOf } from './balances.ts';
import { deposit } from './deposits.ts';
import type { Entry } from './entry.ts';
import { post } from './journal.ts';
import { moveBetweenPurses } from './rewards.ts';
import { verify } from './verify.ts';
import { holdWithdrawal, releaseWithdrawal, settleWithdrawal } from './withdrawals.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useLedger();

/** Runs `work` many times at once, each in its own transaction; PGlite takes them one after the other. */
function atOnce<Result>(
  times: number,
  work: (tx: Tx, index: number) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  return Promise.allSettled(
    Array.from({ length: times }, (_, index) => transaction(test.db, (tx) => work(tx, index))),
  );
}

function fulfilled<Result>(results: readonly PromiseSettledResult<Result>[]): Result[] {
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

function refusals(results: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
}

function credit(siteKey: string, memberId: number, amountCentavos: number, idempotencyKey: string) {
  return transaction(test.db, (tx) => deposit(tx, { siteKey, at, idempotencyKey, memberId, amountCentavos }));
}

describe('the ledger under concurrency', () => {
  afterEach(async () => {
    expect((await verify(test.db)).problems).toEqual([]);
  });

  it('[I5] collapses 64 concurrent duplicates into one entry', async () => {
    const siteKey = nextSiteKey();

    const results = await atOnce(64, (tx) =>
      deposit(tx, { siteKey, at, idempotencyKey: 'd1', memberId: 1, amountCentavos: 100 }),
    );

    const entries = fulfilled<Entry>(results);
    expect(entries).toHaveLength(64);
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(1);
    expect(entries.filter((entry) => !entry.isReplay)).toHaveLength(1);
    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(100);
  });

  it('[I5] lets one of two movements that share a key through, and refuses the other', async () => {
    const siteKey = nextSiteKey();

    // Different members: no account in common makes one wait for the other.
    const results = await atOnce(20, (tx, i) => moveBetweenPursesFromNothing(tx, siteKey, (i % 2) + 1));

    expect(new Set(fulfilled(results).map((entry) => entry.id)).size).toBe(1);
    expect(refusals(results)).toEqual(Array.from({ length: 10 }, () => 'idempotency_conflict'));
  });

  it('[I6] loses no update of a hot account: 500 concurrent credits', async () => {
    const siteKey = nextSiteKey();

    const results = await atOnce(500, (tx, i) =>
      deposit(tx, { siteKey, at, idempotencyKey: `d${i}`, memberId: 1, amountCentavos: 7 }),
    );

    expect(fulfilled(results)).toHaveLength(500);
    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(3500);
  });

  it('[I7] conserves value while members trade with each other in every direction', async () => {
    const siteKey = nextSiteKey();
    const members = [1, 2, 3, 4, 5];
    for (const memberId of members) await credit(siteKey, memberId, 1_000, `d${memberId}`);

    const results = await atOnce(200, (tx, i) => {
      const [from, to] = [(i % 5) + 1, ((i * 3 + 1 + (i % 4)) % 5) + 1];
      const amountCentavos = ((i * 37) % 300) + 1;
      const lines = [
        { account: `member:${from}:cash`, amountCentavos: -amountCentavos } as const,
        { account: `member:${to === from ? (to % 5) + 1 : to}:cash`, amountCentavos } as const,
      ];
      return post(tx, { siteKey, at, kind: 'test', idempotencyKey: `t${i}`, lines });
    });

    expect(new Set(refusals(results))).toEqual(
      refusals(results).length > 0 ? new Set(['insufficient_funds']) : new Set(),
    );
    const balances = await Promise.all(
      members.map((memberId) => balanceOf(test.db, siteKey, `member:${memberId}:cash`)),
    );
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(5_000);
    expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
  });

  it('[I5] collapses concurrent duplicates of a hold that takes all there is: none of them is refused', async () => {
    const siteKey = nextSiteKey();
    await credit(siteKey, 1, 1_000, 'd1');

    const results = await atOnce(32, (tx) =>
      holdWithdrawal(tx, { siteKey, at, withdrawalId: 'W1', memberId: 1, amountCentavos: 1_000 }),
    );

    expect(refusals(results)).toEqual([]);
    expect(fulfilled<Entry>(results).filter((entry) => !entry.isReplay)).toHaveLength(1);
  });

  it('[I9] holds the line under a concurrent drain: ten withdrawals fit, ninety are refused', async () => {
    const siteKey = nextSiteKey();
    await credit(siteKey, 1, 1_000, 'd1');

    const results = await atOnce(100, (tx, i) =>
      holdWithdrawal(tx, { siteKey, at, withdrawalId: `W${i}`, memberId: 1, amountCentavos: 100 }),
    );

    expect(fulfilled(results)).toHaveLength(10);
    expect(refusals(results)).toEqual(Array.from({ length: 90 }, () => 'insufficient_funds'));
    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(0);
  });

  it('[I14] numbers the lines of an account 1, 2, 3 ... in the order they were written', async () => {
    const siteKey = nextSiteKey();
    await atOnce(100, (tx, i) =>
      deposit(tx, { siteKey, at, idempotencyKey: `d${i}`, memberId: 1, amountCentavos: 1 }),
    );

    const lines = await test.db
      .selectFrom('ledger_lines')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
      .select(['account_version', 'balance_before', 'balance_after'])
      .where('site_key', '=', siteKey)
      .where('name', '=', 'member:1:cash')
      .orderBy('ledger_lines.id')
      .execute();

    expect(lines).toEqual(
      Array.from({ length: 100 }, (_, i) => ({
        account_version: i + 1,
        balance_before: i,
        balance_after: i + 1,
      })),
    );
  });

  it('[I20] settles or releases a withdrawal exactly once when both are asked for at once', async () => {
    const siteKey = nextSiteKey();
    await credit(siteKey, 1, 1_000, 'd1');
    await transaction(test.db, (tx) =>
      holdWithdrawal(tx, { siteKey, at, memberId: 1, withdrawalId: 'W1', amountCentavos: 400 }),
    );

    const results = await atOnce(40, (tx, i) =>
      i % 2
        ? settleWithdrawal(tx, { siteKey, at, withdrawalId: 'W1', feeCentavos: 10 })
        : releaseWithdrawal(tx, { siteKey, at, withdrawalId: 'W1' }),
    );

    expect(new Set(fulfilled(results).map((entry) => entry.id)).size).toBe(1);
    expect(refusals(results)).toEqual(Array.from({ length: 20 }, () => 'idempotency_conflict'));
    expect(await balanceOf(test.db, siteKey, 'member:1:hold_withdraw')).toBe(0);
  });
});

describeOnPostgres('the ledger from several processes', () => {
  it('[I5] [I6] keeps the rules between two pools of connections', async () => {
    const siteKey = nextSiteKey();
    const other = await openDatabase({ url: test.url, limits: GENEROUS_LIMITS });

    const results = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        transaction(i % 2 ? test.db : other.db, (tx) =>
          deposit(tx, { siteKey, at, idempotencyKey: `d${i >> 1}`, memberId: 1, amountCentavos: 5 }),
        ),
      ),
    );
    await other.close();

    expect(results.filter((entry) => !entry.isReplay)).toHaveLength(100);
    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(500);
  });

  it('[G41] tries again when PostgreSQL breaks a deadlock', async () => {
    const siteKey = nextSiteKey();
    await credit(siteKey, 1, 100, 'd1');
    await credit(siteKey, 2, 100, 'd2');
    let attempts = 0;
    let holders = 0;
    const { promise: bothHoldOne, resolve: goOn } = Promise.withResolvers<void>();
    const crossing = (first: number, second: number) =>
      transaction(test.db, async (tx) => {
        attempts += 1;
        await cashToRebate(tx, siteKey, first, `${first}-${second}`);
        holders += 1;
        if (holders === 2) goOn();
        await bothHoldOne;
        await cashToRebate(tx, siteKey, second, `${first}-${second}`);
      });

    await Promise.all([crossing(1, 2), crossing(2, 1)]);

    expect(attempts).toBeGreaterThan(2);
    expect(await balanceOf(test.db, siteKey, 'member:1:rebate')).toBe(2);
  });
});

function cashToRebate(tx: Tx, siteKey: string, memberId: number, key: string) {
  return moveBetweenPurses(tx, {
    siteKey,
    at,
    kind: 'test',
    idempotencyKey: `${key}:${memberId}`,
    memberId,
    from: 'cash',
    to: 'rebate',
    amountCentavos: 1,
  });
}

/** A member's own accounts only; the disputed purse may lend. */
function moveBetweenPursesFromNothing(tx: Tx, siteKey: string, memberId: number) {
  return moveBetweenPurses(tx, {
    siteKey,
    at,
    kind: 'test',
    idempotencyKey: 'shared',
    memberId,
    from: 'disputed',
    to: 'cash',
    amountCentavos: 5,
  });
}
