import { insertSite } from '../../../testing/builders.ts';
import { insertGame, takeSeat, type Seat } from '../../../testing/seat.ts';
import { useDatabase } from '../../../testing/test-database.ts';
import { transaction } from '../../db/transaction.ts';
import { balanceOf, memberBalances } from '../../ledger/balances.ts';
import { grantReward } from '../../ledger/rewards.ts';
import { verify } from '../../ledger/verify.ts';
import { addTurnoverRequirement, turnoverOf, type GameType } from '../../turnover/turnover.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useDatabase();

/** A member with R$ 10 cash and R$ 5 bonus, if not told otherwise. */
async function seated({
  gameType = 'slot',
  centavos = 1_000,
}: { readonly gameType?: GameType; readonly centavos?: number } = {}): Promise<Seat> {
  const siteKey = await insertSite(test.db);
  await insertGame(test.db, siteKey, { gameType });
  const seat = await takeSeat(test.db, siteKey, { centavos });
  await transaction(test.db, (tx) =>
    grantReward(tx, {
      siteKey,
      at,
      idempotencyKey: 'g1',
      kind: 'activity',
      memberId: seat.memberId,
      purse: 'bonus',
      paidBy: 'house:promo_expense',
      amountCentavos: 500,
    }),
  );
  return seat;
}

const pursesOf = ({ siteKey, memberId }: Seat) => memberBalances(test.db, siteKey, memberId);
const inPlayOf = ({ siteKey, memberId }: Seat) => balanceOf(test.db, siteKey, `member:${memberId}:in_play`);
const houseOf = ({ siteKey }: Seat) => balanceOf(test.db, siteKey, 'house:cash');

describe('stakes', () => {
  afterEach(async () => {
    expect((await verify(test.db)).problems).toEqual([]);
  });

  it('[A42] are taken from cash first, then from bonus, into the purse of stakes in play', async () => {
    const seat = await seated();

    expect((await seat.stake({ amount: 1_200 })).answer).toBe(300);

    expect(await pursesOf(seat)).toMatchObject({ cashCentavos: 0, bonusCentavos: 300, visibleCentavos: 300 });
    expect(await inPlayOf(seat)).toBe(1_200);
  });

  it.each([
    ['less than the stakes: the house keeps the rest', 300, 100],
    ['what was staked: the house neither wins nor loses', 400, 0],
    ['more than the stakes: the house pays the rest', 900, -500],
    ['nothing: the house keeps the stakes', 0, 400],
  ])('[W5] a closing win pays %s', async (_what, amount, house) => {
    const seat = await seated();
    const stake = await seat.stake({ amount: 250 });
    await seat.stake({ amount: 150, round: stake.round });

    expect(await seat.win(stake, { amount })).toBe(1_100 + amount);

    expect([await inPlayOf(seat), await houseOf(seat)]).toEqual([0, house]);
  });

  it('[W5] what a win does not take stays in play while the round goes on', async () => {
    const seat = await seated();
    const stake = await seat.stake({ amount: 400 });

    await seat.win(stake, { amount: 100, isClosed: false });
    await seat.win(stake, { amount: 0, isClosed: false });

    expect([await inPlayOf(seat), await houseOf(seat)]).toEqual([300, 0]);
  });

  it('[W5] a win beyond the stakes of a round that goes on is paid by the house, and other rounds keep theirs', async () => {
    const seat = await seated();
    const stake = await seat.stake({ amount: 400 });
    await seat.stake({ amount: 50 });

    await seat.win(stake, { amount: 700, isClosed: false });

    expect([await inPlayOf(seat), await houseOf(seat)]).toEqual([50, -300]);
  });

  it('[W3] go back to the purses they came from', async () => {
    const seat = await seated();
    const stake = await seat.stake({ amount: 1_200 });

    await seat.rollback(stake);

    expect(await pursesOf(seat)).toMatchObject({ cashCentavos: 1_000, bonusCentavos: 500 });
    expect(await inPlayOf(seat)).toBe(0);
  });

  it('[W3] go back after the round was closed and lost, from the house, and other rounds keep theirs', async () => {
    const seat = await seated();
    const stake = await seat.stake({ amount: 400 });
    await seat.stake({ amount: 50 });
    await seat.win(stake, { amount: 0 });

    await seat.rollback(stake);

    expect((await pursesOf(seat)).cashCentavos).toBe(950);
    expect([await inPlayOf(seat), await houseOf(seat)]).toEqual([50, 0]);
  });

  it.each<[GameType, number]>([
    ['slot', 100],
    ['crash', 20],
    ['mines', 20],
    ['dice', 10],
    ['live', 10],
  ])('[G16] [I23] settled in a game of kind %s count by %d %%, rounded down', async (gameType, percent) => {
    const seat = await seated({ gameType });
    await transaction(test.db, (tx) => addTurnoverRequirement(tx, { ...seat, amountCentavos: 1_000, at }));

    await seat.win(await seat.stake({ amount: 199 }), { amount: 0 });

    expect(await turnoverOf(test.db, seat.siteKey, seat.memberId)).toEqual({
      remainingCentavos: 1_000 - Math.floor((199 * percent) / 100),
      slotWageredCentavos: gameType === 'slot' ? 199 : 0,
      liveWageredCentavos: gameType === 'live' ? 199 : 0,
      totalWageredCentavos: 199,
    });
  });

  it('a member who has only bonus plays with it, and wins cash', async () => {
    const seat = await seated({ centavos: 0 });
    const stake = await seat.stake({ amount: 200 });

    expect(stake.answer).toBe(300);
    expect(await seat.win(stake, { amount: 600 })).toBe(900);
    expect(await pursesOf(seat)).toMatchObject({ cashCentavos: 600, bonusCentavos: 300 });
  });
});
