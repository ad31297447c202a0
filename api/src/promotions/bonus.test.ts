import { bonusState, playRound } from '../../testing/bonus-state.ts';
import { insertSite } from '../../testing/builders.ts';
import { insertPromotion } from '../../testing/promotions.ts';
import { insertGame, type Seat, takeSeat } from '../../testing/seat.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { verify } from '../ledger/verify.ts';
import { award } from './award.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useDatabase();

/** A member at a slot, with so much cash that was wagered already, and bonuses of R$ 5 that ask for five times that. */
async function seated({ cash = 0, bonuses = 1 } = {}) {
  const siteKey = await insertSite(test.db);
  await insertGame(test.db, siteKey);
  const seat = await takeSeat(test.db, siteKey, { centavos: cash });
  const promotion = await insertPromotion(test.db, siteKey);
  const give = (occasion: string, amountCentavos = 5_00) =>
    transaction(test.db, (tx) =>
      award(tx, { promotion, memberId: seat.memberId, occasion, amountCentavos, at }),
    );
  for (let number = 1; number <= bonuses; number += 1) await give(`bonus ${number}`);
  return { seat, give };
}

const state = (seat: Seat) => bonusState(test.db, seat);

describe('a bonus', () => {
  afterEach(async () => {
    expect((await verify(test.db)).problems).toEqual([]);
  });

  it('[A42] gets its share of a win, in the proportion of the round’s stakes, rounded down', async () => {
    const { seat } = await seated({ cash: 2_00 });

    await playRound(seat, 3_00, 1_01);

    // Two thirds of the stake were cash.
    expect(await state(seat)).toMatchObject({ cash: 68, bonus: 4_00 + 33 });
  });

  it('[A42] gets its share of all stakes of a round, whatever bet a win names', async () => {
    const { seat } = await seated({ cash: 2_00 });
    const first = await seat.stake({ amount: 2_00 });
    await seat.stake({ amount: 2_00, round: first.round });

    await seat.win(first, { amount: 10_00, isClosed: false });
    await seat.win(first, { amount: 2_00 });

    expect(await state(seat)).toMatchObject({ cash: 6_00, bonus: 3_00 + 6_00 });
  });

  it('[A62] moves what is left of it to cash when its turnover is met, with a notification', async () => {
    const { seat } = await seated();

    for (let round = 0; round < 4; round += 1) await playRound(seat, 5_00, 5_00);
    expect(await state(seat)).toEqual({ cash: 0, bonus: 5_00, owed: 5_00, ends: ['open'] });
    await playRound(seat, 5_00, 6_00);

    expect(await state(seat)).toEqual({ cash: 6_00, bonus: 0, owed: 0, ends: ['released'] });
    const told = await test.db
      .selectFrom('notifications')
      .select(['kind', 'details'])
      .where('site_key', '=', seat.siteKey)
      .execute();
    expect(told).toEqual([{ kind: 'bonus_released', details: { amountCentavos: 6_00 } }]);
  });

  it('[A62] ends when its purse is empty, and its turnover with it', async () => {
    const { seat } = await seated();

    const stake = await seat.stake({ amount: 5_00 });
    expect(await state(seat)).toMatchObject({ bonus: 0, owed: 25_00, ends: ['open'] });
    await seat.win(stake, { amount: 0 });

    expect(await state(seat)).toEqual({ cash: 0, bonus: 0, owed: 0, ends: ['spent'] });
  });

  it('[A62] does not end while a round is open that may still win for it', async () => {
    const { seat } = await seated();
    const [first, second] = [await seat.stake({ amount: 2_00 }), await seat.stake({ amount: 3_00 })];

    await seat.win(first, { amount: 0 });
    expect(await state(seat)).toMatchObject({ bonus: 0, owed: 23_00, ends: ['open'] });
    await seat.win(second, { amount: 4_00 });

    expect(await state(seat)).toMatchObject({ cash: 0, bonus: 4_00, owed: 20_00, ends: ['open'] });
  });

  it('[A62] of two is met first that came first, and the younger one keeps its amount', async () => {
    const { seat } = await seated({ bonuses: 2 });

    for (let round = 0; round < 5; round += 1) await playRound(seat, 5_00, 6_00);

    expect(await state(seat)).toEqual({ cash: 10_00, bonus: 5_00, owed: 25_00, ends: ['released', 'open'] });
  });

  it('[G16] is met after what was owed before it, not instead', async () => {
    const { seat, give } = await seated({ bonuses: 0 });
    await give('first', 1_00);
    await playRound(seat, 1_00, 9_00);
    expect(await state(seat)).toMatchObject({ cash: 0, bonus: 9_00, owed: 4_00 });
    await give('second', 1_00);

    await playRound(seat, 4_00, 4_00);

    expect(await state(seat)).toEqual({ cash: 9_00, bonus: 1_00, owed: 5_00, ends: ['released', 'open'] });
  });

  it('[I24] [A62] that was lost is open again, with its turnover, when the lost bet is taken back', async () => {
    const { seat } = await seated();
    const stake = await playRound(seat, 5_00, 0);
    expect(await state(seat)).toMatchObject({ owed: 0, ends: ['spent'] });

    await seat.rollback(stake);

    expect(await state(seat)).toEqual({ cash: 0, bonus: 5_00, owed: 25_00, ends: ['open'] });
  });

  it('[I24] [A62] that was met gives a stake that comes back later to cash, and what was wagered is owed again', async () => {
    const { seat } = await seated();
    const lost = await playRound(seat, 1_00, 0);
    for (let round = 0; round < 6; round += 1) await playRound(seat, 4_00, 4_00);
    expect(await state(seat)).toMatchObject({ cash: 4_00, bonus: 0, owed: 0, ends: ['released'] });

    await seat.rollback(lost);

    expect(await state(seat)).toEqual({ cash: 5_00, bonus: 0, owed: 1_00, ends: ['released'] });
  });

  it('[I24] takes the same whether a bet is taken back before or after its round was closed', async () => {
    const { seat } = await seated();
    const before = await state(seat);

    await seat.rollback(await seat.stake({ amount: 3_00 }));
    expect(await state(seat)).toEqual(before);
    await seat.rollback(await playRound(seat, 3_00, 0));

    expect(await state(seat)).toEqual(before);
  });
});
