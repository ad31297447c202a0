import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { marksOf } from '../../../testing/marks-of.ts';
import { insertSite } from '../../../testing/builders.ts';
import { eventually } from '../../../testing/eventually.ts';
import { insertGame, takeSeat, type Seat } from '../../../testing/seat.ts';
import { describeOnPostgres, useDatabase } from '../../../testing/test-database.ts';
import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { balanceOf, memberBalances } from '../../ledger/balances.ts';
import { deposit } from '../../ledger/deposits.ts';
import { reverse } from '../../ledger/reversal.ts';
import { grantReward } from '../../ledger/rewards.ts';
import { verify } from '../../ledger/verify.ts';
import { holdWithdrawal, releaseWithdrawal } from '../../ledger/withdrawals.ts';
import { turnoverOf } from '../../turnover/turnover.ts';

const at = new Date('2026-03-01T12:00:00Z');
const COPIES = 64;
const test = useDatabase();

const many = <Result>(work: (index: number) => Promise<Result>, times = COPIES) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

describe('money calls at the same time', () => {
  let siteKey: string;
  const seated = (centavos: number): Promise<Seat> => takeSeat(test.db, siteKey, { centavos });
  const cashOf = async ({ memberId }: Seat) =>
    (await memberBalances(test.db, siteKey, memberId)).cashCentavos;
  beforeEach(async () => {
    siteKey = await insertSite(test.db);
    await insertGame(test.db, siteKey);
  });
  afterEach(async () => {
    expect((await verify(test.db)).problems).toEqual([]);
  });

  it('[I5] 64 copies of a bet that takes all there is are one bet, and all are answered alike', async () => {
    const seat = await seated(1_000);
    const [round, id] = [randomUUID(), randomUUID()];

    const stakes = await many(() => seat.stake({ amount: 1_000, round, transaction: id }));

    expect(new Set(stakes.map(({ answer }) => answer))).toEqual(new Set([0]));
    expect(await balanceOf(test.db, siteKey, `member:${seat.memberId}:in_play`)).toBe(1_000);
  });

  it('[I5] [I23] 64 copies of a closing win pay once and count once', async () => {
    const seat = await seated(1_000);
    const stake = await seat.stake({ amount: 400 });
    const id = randomUUID();

    const wins = await many(() => seat.win(stake, { amount: 700, transaction: id }));

    expect(new Set(wins)).toEqual(new Set([1_300]));
    expect(await balanceOf(test.db, siteKey, 'house:cash')).toBe(-300);
    expect((await turnoverOf(test.db, siteKey, seat.memberId)).totalWageredCentavos).toBe(400);
  });

  it('[I5] [W3] 64 rollbacks of one bet, half of them copies, give the stake back once', async () => {
    const seat = await seated(1_000);
    const stake = await seat.stake({ amount: 400 });
    const id = randomUUID();

    const rollbacks = await many((index) => seat.rollback(stake, index % 2 ? id : randomUUID()));

    expect(new Set(rollbacks)).toEqual(new Set([1_000]));
    expect(await cashOf(seat)).toBe(1_000);
  });

  it('[W2] one id that two members send at once is the bet of one of them', async () => {
    const seats = [await seated(1_000), await seated(1_000)];

    for (let turn = 0; turn < 10; turn += 1) {
      const id = randomUUID();
      const stakes = await Promise.all(seats.map((seat) => seat.stake({ amount: 10, transaction: id })));
      expect(stakes.filter(({ answer }) => answer === 'DUPLICATE_TRANSACTION')).toHaveLength(1);
    }

    expect((await Promise.all(seats.map(cashOf))).reduce((sum, cash) => sum + cash)).toBe(1_900);
  });

  it('[W5] one round that two members enter at once is the round of one of them', async () => {
    const seats = [await seated(1_000), await seated(1_000)];

    for (let turn = 0; turn < 10; turn += 1) {
      const round = randomUUID();
      const stakes = await Promise.all(seats.map((seat) => seat.stake({ amount: 10, round })));
      expect(stakes.filter(({ answer }) => answer === 'DUPLICATE_TRANSACTION')).toHaveLength(1);
    }
  });

  it('[W5] [I23] a bet comes into a round that is being closed, or is refused; none is lost in between', async () => {
    const seat = await seated(10_000);

    for (let turn = 0; turn < 10; turn += 1) {
      const stake = await seat.stake({ amount: 100 });
      await Promise.all([
        ...Array.from({ length: 4 }, () => seat.stake({ amount: 1, round: stake.round })),
        seat.win(stake, { amount: 50 }),
      ]);
    }

    expect(await balanceOf(test.db, siteKey, `member:${seat.memberId}:in_play`)).toBe(0);
    const { totalWageredCentavos } = await turnoverOf(test.db, siteKey, seat.memberId);
    expect(await cashOf(seat)).toBe(10_000 - totalWageredCentavos + 10 * 50);
  });

  it('[I9] a hundred bets drain what is there for ten, and not a centavo more', async () => {
    const seat = await seated(1_000);

    const stakes = await many(() => seat.stake({ amount: 100 }), 100);

    expect(stakes.filter(({ answer }) => answer === 'NOT_ENOUGH_MONEY')).toHaveLength(90);
    expect(await cashOf(seat)).toBe(0);
  });

  it('[W3] a bet and its rollback at the same time end in nothing, whichever comes first', async () => {
    const seat = await seated(1_000);

    await many(async () => {
      const transaction = randomUUID();
      await Promise.all([seat.stake({ amount: 10, transaction }), seat.rollback({ transaction })]);
    }, 20);

    expect(await cashOf(seat)).toBe(1_000);
    expect(await balanceOf(test.db, siteKey, `member:${seat.memberId}:in_play`)).toBe(0);
  });

  it('[I7] [I16] [G41] deposits, withdrawals, gifts and reversals beside play lose nothing, and no deadlock reaches anyone', async () => {
    const seats = await many(() => seated(10_000), 4);

    await many(async (index) => {
      const seat = seats[index % seats.length] as Seat; // there are four
      const { memberId } = seat;
      const frame = { siteKey, at, idempotencyKey: `beside:${index}` };
      const play = async () => {
        const stake = await seat.stake({ amount: 100 });
        await (index % 3 ? seat.win(stake, { amount: 90 * (index % 4) }) : seat.rollback(stake));
      };
      const beside = [
        () =>
          transaction(test.db, (tx) =>
            deposit(tx, { ...frame, memberId, amountCentavos: 50, feeCentavos: 1 }),
          ),
        () =>
          transaction(test.db, async (tx) => {
            const withdrawalId = `W${index}`;
            await holdWithdrawal(tx, { siteKey, at, memberId, withdrawalId, amountCentavos: 20 });
            await releaseWithdrawal(tx, { siteKey, at, withdrawalId });
          }),
        () =>
          transaction(test.db, async (tx) => {
            const gift = await grantReward(tx, {
              ...frame,
              kind: 'gift',
              memberId,
              purse: 'bonus',
              paidBy: 'house:promo_expense',
              amountCentavos: 30,
            });
            await reverse(tx, { siteKey, at, entryId: gift.id });
          }),
      ];
      await Promise.all([play(), beside[index % beside.length]?.()]);
    }, 120);

    expect(
      await Promise.all(
        seats.map(({ memberId }) => balanceOf(test.db, siteKey, `member:${memberId}:in_play`)),
      ),
    ).toEqual([0, 0, 0, 0]);
  });

  describeOnPostgres('on connections of their own', () => {
    it('[G41] what waits for a member holds nothing that other members need', async () => {
      const [held, free] = [await seated(1_000), await seated(1_000)];
      const stake = await held.stake({ amount: 100 });
      const pay = ({ memberId }: Seat) =>
        transaction(test.db, (tx) =>
          deposit(tx, {
            siteKey,
            at,
            idempotencyKey: `d${memberId}`,
            memberId,
            amountCentavos: 5,
            feeCentavos: 1,
          }),
        );
      let waiting: Promise<unknown> = Promise.resolve();

      await transaction(test.db, async (tx) => {
        await sql`select 1 from ledger_accounts where name = ${`member:${held.memberId}:cash`} for update`.execute(
          tx,
        );
        waiting = Promise.all([pay(held), held.win(stake, { amount: 300 })]);
        await eventually(async () => (await waitersOn(tx)) === 2);

        await pay(free);
        expect(await free.win(await free.stake({ amount: 100 }), { amount: 0 })).toBe(904);
      });

      await waiting;
      expect(await cashOf(held)).toBe(1_204);
    });

    it('[W4] a bet that waits while its member is barred is refused, and a repeat of one that was taken is not', async () => {
      const seat = await seated(1_000);
      const [round, id] = [randomUUID(), randomUUID()];
      await seat.stake({ amount: 100, round, transaction: id });
      let waiting: Promise<{ answer: number | string }[]> = Promise.resolve([]);

      await transaction(test.db, async (tx) => {
        await sql`select 1 from ledger_accounts where name = ${`member:${seat.memberId}:cash`} for update`.execute(
          tx,
        );
        waiting = Promise.all([
          seat.stake({ amount: 100 }),
          seat.stake({ amount: 100, round, transaction: id }),
        ]);
        await eventually(async () => (await waitersOn(tx)) === 2);
        await test.db.updateTable('members').set(marksOf(2)).where('id', '=', seat.memberId).execute();
      });

      expect((await waiting).map(({ answer }) => answer)).toEqual(['USER_DISABLED', 900]);
      expect(await cashOf(seat)).toBe(900);
    });
  });
});

/** Connections to the test's database that wait for a lock. */
async function waitersOn(tx: Tx): Promise<number> {
  const { rows } = await sql<{ waiters: number }>`select count(*) as waiters from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
  return rows[0]?.waiters ?? 0;
}
