import fc from 'fast-check';
import { saoPauloDay } from '@mosaico/shared/rules';
import { insertSite } from '../../testing/builders.ts';
import { journalOfSite, type JournalLine } from '../../testing/journal-of-site.ts';
import { insertGame, type Seat, type Stake, takeSeat } from '../../testing/seat.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { deposit, reverseDeposit } from '../ledger/deposits.ts';
import { findEntry } from '../ledger/entries.ts';
import { reverse } from '../ledger/reversal.ts';
import { grantReward, moveBetweenPurses } from '../ledger/rewards.ts';
import { holdWithdrawal, releaseWithdrawal, settleWithdrawal } from '../ledger/withdrawals.ts';
import { associatedOrders } from './association.ts';
import { daySums } from './day-sums.ts';
import { orderFees } from './fees.ts';
import type { OrderOwner, OrderRange } from './order-sql.ts';
import { statement } from './statement.ts';

const test = useDatabase();
const START_MS = Date.parse('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

const KINDS = [
  'deposit',
  'contest',
  'bonus',
  'rebate',
  'claim',
  'dispute',
  'revoke',
  'hold',
  'release',
  'settle',
  'stake',
  'win',
] as const;
/** Few numbers and amounts, so that repetitions, conflicts and shortages happen often. */
const step = fc.record({
  kind: fc.constantFrom(...KINDS, 'deposit' as const, 'stake' as const, 'hold' as const),
  player: fc.constantFrom(0, 1),
  number: fc.integer({ min: 1, max: 4 }),
  amountCentavos: fc.constantFrom(50, 200, 1_000),
  hours: fc.integer({ min: 0, max: 30 }),
  flag: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What a step asks of the ledger; null for one that is asked of the wallet. */
async function take(tx: Tx, { siteKey, memberId }: Seat, at: Date, one: Step): Promise<unknown> {
  const { kind, number, amountCentavos, flag } = one;
  const frame = { siteKey, at, memberId, idempotencyKey: `${kind}:${memberId}:${number}` };
  const withdrawal = { siteKey, at, withdrawalId: `W${memberId}-${number}` };
  const entryIdOf = async (key: string) => (await findEntry(tx, siteKey, key))?.entry.id ?? 0;
  switch (kind) {
    case 'deposit':
      return deposit(tx, {
        ...frame,
        amountCentavos,
        feeCentavos: flag ? 7 : 0,
        metadata: { order_no: `R${number}` },
      });
    case 'contest':
      return reverseDeposit(tx, {
        siteKey,
        at,
        depositEntryId: await entryIdOf(`deposit:${memberId}:${number}`),
      });
    case 'bonus':
    case 'rebate':
      return grantReward(tx, {
        ...frame,
        kind,
        purse: kind === 'rebate' ? 'rebate' : flag ? 'bonus' : 'cash',
        paidBy: flag ? 'house:promo_expense' : 'house:agency_expense',
        amountCentavos,
      });
    case 'claim':
      return moveBetweenPurses(tx, {
        ...frame,
        kind,
        from: flag ? 'bonus' : 'rebate',
        to: 'cash',
        amountCentavos: 50,
      });
    case 'dispute':
      return moveBetweenPurses(tx, { ...frame, kind, from: 'cash', to: 'disputed', amountCentavos: 50 });
    case 'revoke':
      return reverse(tx, { siteKey, at, entryId: await entryIdOf(`bonus:${memberId}:${number}`) });
    case 'hold':
      return holdWithdrawal(tx, { ...withdrawal, memberId, amountCentavos });
    case 'release':
      return releaseWithdrawal(tx, withdrawal);
    case 'settle':
      return settleWithdrawal(tx, { ...withdrawal, feeCentavos: flag ? 3 : 0 });
    case 'stake':
    case 'win':
      return null;
  }
}

/** Plays a history of two members; refusals are part of it. */
async function play(steps: readonly Step[]): Promise<Seat[]> {
  const siteKey = await insertSite(test.db);
  await insertGame(test.db, siteKey);
  const seats = [
    await takeSeat(test.db, siteKey, { centavos: 0 }),
    await takeSeat(test.db, siteKey, { centavos: 0 }),
  ];
  const stakes: Stake[] = [];
  let atMs = START_MS;
  for (const one of steps) {
    atMs += one.hours * HOUR_MS;
    const seat = seats[one.player];
    if (!seat) continue;
    if (one.kind === 'stake') stakes.push(await seat.stake({ amount: one.amountCentavos }));
    const stake = stakes.at(-one.number);
    if (one.kind === 'win' && stake)
      await (one.flag ? seat.win(stake, { amount: one.amountCentavos }) : seat.rollback(stake));
    await transaction(test.db, (tx) => take(tx, seat, new Date(atMs), one)).catch((error: unknown) => {
      if (!(error instanceof DomainError || error instanceof RangeError)) throw error;
    });
  }
  return seats;
}

/** All pages, in pages of this many rows. */
async function all<Row>(
  read: (
    db: typeof test.db,
    owner: OrderOwner,
    range: OrderRange,
  ) => Promise<{ rows: Row[]; next: string | null }>,
  owner: OrderOwner,
  limit: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  let before: string | undefined;
  do {
    const page = await read(test.db, owner, { from: null, before, limit });
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    rows.push(...page.rows);
    before = page.next ?? undefined;
  } while (before !== undefined);
  return rows;
}

const sumOf = (lines: readonly JournalLine[], ...names: string[]) =>
  lines.reduce((sum, { name, amount_centavos: amount }) => sum + (names.includes(name) ? amount : 0), 0);

/** The member's entries, oldest first, each with all its lines. */
function entriesOf(journal: readonly JournalLine[], memberId: number): JournalLine[][] {
  const byEntry = Map.groupBy(journal, ({ entry_id: id }) => id);
  return [...byEntry.values()].filter((lines) =>
    lines.some(({ name }) => name.startsWith(`member:${memberId}:`)),
  );
}

function kindOf([line]: readonly JournalLine[]): string {
  return line?.corrected ?? line?.kind ?? '';
}

describe('the order centre, whatever a member has done', () => {
  it('[R108] [R220] [R221] [R222] [G24] [G28] every figure is the ledger’s', async () => {
    const seen = { games: 0, fees: 0, related: 0, bonus: 0 };

    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 25, maxLength: 40 }),
        fc.integer({ min: 3, max: 9 }),
        async (steps, limit) => {
          const seats = await play(steps);
          for (const { siteKey, memberId } of seats) {
            const owner = { siteKey, memberId };
            const entries = entriesOf(await journalOfSite(test.db, siteKey), memberId);
            const purses = [`member:${memberId}:cash`, `member:${memberId}:bonus`];

            // The statement: all that moves cash or bonus, and the sum of it up to there.
            let balanceCentavos = 0;
            const expected = entries
              .filter((lines) => lines.some(({ name }) => purses.includes(name)))
              .map((lines) => {
                const amountCentavos = sumOf(lines, ...purses);
                balanceCentavos += amountCentavos;
                return { entryId: lines[0]?.entry_id, amountCentavos, balanceCentavos };
              });
            const shown = await all(statement, owner, limit);
            expect(
              shown.map(({ entryId, amountCentavos, balanceCentavos: after }) => ({
                entryId,
                amountCentavos,
                balanceCentavos: after,
              })),
            ).toEqual(expected.reverse());
            seen.games += shown.filter(({ game }) => game === 'Game').length;

            // The sums of each day, since some instant.
            const from = new Date(START_MS + (steps[0]?.hours ?? 0) * 6 * HOUR_MS);
            const since = entries.filter(([line]) => line && line.created_at >= from);
            const days = new Map<string, number[]>();
            for (const lines of since) {
              const day = saoPauloDay(lines[0]?.created_at ?? from);
              const [paidIn = 0, paidOut = 0, given = 0, kept = 0] = days.get(day) ?? [];
              const kind = kindOf(lines);
              days.set(day, [
                paidIn -
                  (kind === 'deposit' || kind === 'deposit_reversal' ? sumOf(lines, 'external:psp') : 0),
                paidOut -
                  (kind === 'withdrawal_settle' ? sumOf(lines, `member:${memberId}:hold_withdraw`) : 0),
                given + (kind === 'bonus' || kind === 'claim' ? sumOf(lines, ...purses) : 0),
                kept + sumOf(lines, 'house:fees'),
              ]);
            }
            const told = await daySums(test.db, owner, from);
            expect(
              told.map(({ day, ...sums }) => [
                day,
                sums.rechargeCentavos,
                sums.withdrawCentavos,
                sums.bonusCentavos,
                sums.feeCentavos,
              ]),
            ).toEqual(
              [...days]
                .filter(([, sums]) => sums.some((sum) => sum !== 0))
                .sort()
                .map(([day, sums]) => [day, ...sums]),
            );
            seen.bonus += told.filter((day) => day.bonusCentavos !== 0).length;

            // Every fee, one by one.
            const fees = await all(orderFees, owner, limit);
            expect(fees.map(({ entryId, feeCentavos }) => [entryId, feeCentavos])).toEqual(
              entries
                .map((lines) => [lines[0]?.entry_id, sumOf(lines, 'house:fees')])
                .filter(([, fee]) => fee !== 0)
                .reverse(),
            );
            seen.fees += fees.length;

            // What belongs together, told by time.
            const released = new Set(
              entries
                .filter((lines) => kindOf(lines) === 'withdrawal_release')
                .map(([line]) => line?.idempotency_key),
            );
            const isKept = (lines: readonly JournalLine[]) =>
              lines[0]?.kind === 'withdrawal_hold' &&
              !released.has(lines[0].idempotency_key.replace(/hold$/, 'outcome'));
            const withdrawals = entries.filter(isKept);
            const orders = await all(associatedOrders, owner, limit);
            expect(orders.filter(({ type }) => type === 'withdraw').map(({ entryId }) => entryId)).toEqual(
              withdrawals.map(([line]) => line?.entry_id).reverse(),
            );
            for (const { entryId, type, relatedOrderNo } of orders) {
              const next = withdrawals.find(([line]) => line && line.entry_id > entryId)?.[0];
              const number =
                type === 'withdraw'
                  ? undefined
                  : /^withdrawal:(.+):hold$/.exec(next?.idempotency_key ?? '')?.[1];
              expect(relatedOrderNo).toBe(number ?? '');
              if (number) seen.related += 1;
            }
            expect(orders.map(({ entryId }) => entryId)).toEqual(
              orders.map(({ entryId }) => entryId).sort((one, other) => other - one),
            );
          }
        },
      ),
      { numRuns: 10, endOnFailure: true },
    );

    expect(Object.values(seen).every((count) => count > 0)).toBe(true);
  });
});
