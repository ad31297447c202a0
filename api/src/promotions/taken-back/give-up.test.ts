import { bonusState, playRound } from '../../../testing/bonus-state.ts';
import { insertSite } from '../../../testing/builders.ts';
import { usePlayers } from '../../../testing/players.ts';
import type { Player } from '../../../testing/deposits.ts';
import { insertPromotion } from '../../../testing/promotions.ts';
import { insertGame, type Seat, takeSeat } from '../../../testing/seat.ts';
import { describeOnPostgres, useDatabase } from '../../../testing/test-database.ts';
import { testDeps } from '../../../testing/test-deps.ts';
import { transaction } from '../../db/transaction.ts';
import { verify } from '../../ledger/verify.ts';
import { exclude, pause } from '../../responsible-gaming/bars.ts';
import { standingOf } from '../../withdrawals/standing.ts';
import { award } from '../award.ts';
import { endBonusesOfExcluded } from './end-excluded.ts';
import { followRevokedBonuses } from './follow-bonuses.ts';
import { giveUpBonus } from './give-up.ts';

describe('a bonus that its member gives up', () => {
  const test = useDatabase();
  const at = new Date('2026-03-01T12:00:00Z');
  afterEach(async () => {
    expect((await verify(test.db)).problems).toEqual([]);
  });

  /** A member at a slot with so much cash, and bonuses of R$ 5, each to be wagered five times. */
  async function seated({ cash = 0, gifts = 1 } = {}) {
    const siteKey = await insertSite(test.db);
    await insertGame(test.db, siteKey);
    const seat = await takeSeat(test.db, siteKey, { centavos: cash });
    const promotion = await insertPromotion(test.db, siteKey, { kind: 'gift_tiers', turnover_percent: 500 });
    const awards: number[] = [];
    for (let number = 1; number <= gifts; number += 1) {
      const request = { promotion, memberId: seat.memberId, occasion: `order:R${number}`, at };
      awards.push((await transaction(test.db, (tx) => award(tx, { ...request, amountCentavos: 5_00 }))).id);
    }
    const [first = 0, second = 0] = awards;
    return { seat, first, second };
  }
  const giveUp = (seat: Pick<Seat, 'siteKey' | 'memberId'>, id: number) =>
    transaction(test.db, (tx) => giveUpBonus(tx, seat, id, at), 'money');
  const job = () => followRevokedBonuses(testDeps(test.db));
  const state = (seat: Seat) => bonusState(test.db, seat);

  it('[A62] [I18] goes with what is left to wager for it, once, and answers every call alike; cash stays and is free', async () => {
    const { seat, first } = await seated({ cash: 3_00 });
    const locked = (await standingOf(test.db, seat, at)).withdrawableCentavos;

    const told = [await giveUp(seat, first), await giveUp(seat, first)];

    const one = { amountCentavos: 5_00, turnoverCentavos: 25_00, endsWithRound: false };
    expect(told).toEqual([one, one]);
    expect(await state(seat)).toEqual({ cash: 3_00, bonus: 0, owed: 0, ends: ['given_up'] });
    expect([locked, (await standingOf(test.db, seat, at)).withdrawableCentavos]).toEqual([0, 3_00]);
  });

  it('[A62] goes without what was lost of it, with what was won with it, and without what is wagered already', async () => {
    const [loser, winner] = [await seated(), await seated()];
    await playRound(loser.seat, 3_00, 0);
    await playRound(winner.seat, 3_00, 9_00);

    expect(await giveUp(loser.seat, loser.first)).toMatchObject({
      amountCentavos: 2_00,
      turnoverCentavos: 22_00,
    });
    expect(await giveUp(winner.seat, winner.first)).toMatchObject({ amountCentavos: 11_00 });
    expect(await state(winner.seat)).toEqual({ cash: 0, bonus: 0, owed: 0, ends: ['given_up'] });
  });

  it('[A62] [A42] in the middle of a round ends with it: its share of the win goes back, that of the cash is the member’s', async () => {
    const { seat, first } = await seated({ cash: 2_00 });
    const stake = await seat.stake({ amount: 4_00 });

    const told = await giveUp(seat, first);
    const meanwhile = await state(seat);
    await seat.win(stake, { amount: 10_00 });
    await job();

    expect(told).toEqual({ amountCentavos: 3_00, turnoverCentavos: 25_00, endsWithRound: true });
    expect(meanwhile).toEqual({ cash: 0, bonus: 0, owed: 0, ends: ['open'] });
    expect(await state(seat)).toEqual({ cash: 5_00, bonus: 0, owed: 0, ends: ['given_up'] });
    expect(await giveUp(seat, first)).toMatchObject({ amountCentavos: 3_00, turnoverCentavos: 25_00 });
  });

  it('[A62] [I24] goes back to the house as well when a bet of it is taken back afterwards', async () => {
    const { seat, first } = await seated();
    const lost = await playRound(seat, 3_00, 0);
    await giveUp(seat, first);

    await seat.rollback(lost);
    await job();

    expect(await state(seat)).toEqual({ cash: 0, bonus: 0, owed: 0, ends: ['given_up'] });
  });

  it.each([
    ['older', 'first', ['given_up', 'open']],
    ['younger', 'second', ['open', 'given_up']],
  ] as const)(
    '[A62] as the %s of two leaves the other with its money and its turnover',
    async (_, which, ends) => {
      const { seat, ...awards } = await seated({ gifts: 2 });
      await playRound(seat, 1_00, 3_00);

      const told = await giveUp(seat, awards[which]);

      // What was won with the oldest is its own.
      const isOlder = which === 'first';
      expect(told).toMatchObject({
        amountCentavos: isOlder ? 7_00 : 5_00,
        turnoverCentavos: isOlder ? 24_00 : 25_00,
      });
      expect(await state(seat)).toEqual({
        cash: 0,
        bonus: isOlder ? 5_00 : 7_00,
        owed: isOlder ? 25_00 : 24_00,
        ends,
      });
    },
  );

  it('[A62] both of two, while the older is in play', async () => {
    const { seat, first, second } = await seated({ gifts: 2 });
    const stake = await seat.stake({ amount: 4_00 });

    await giveUp(seat, first);
    await giveUp(seat, second);
    await seat.win(stake, { amount: 8_00 });
    await job();

    expect(await state(seat)).toEqual({ cash: 0, bonus: 0, owed: 0, ends: ['given_up', 'given_up'] });
  });

  it('[A62] is refused where there is none to give up: released, spent, another’s, another site’s, unknown, cash', async () => {
    const [released, spent, other, foreign] = [
      await seated(),
      await seated(),
      await seated(),
      await seated(),
    ];
    for (let bets = 0; bets < 5; bets += 1) await playRound(released.seat, 5_00, 5_00);
    await playRound(spent.seat, 5_00, 0);
    const cash = await insertPromotion(test.db, other.seat.siteKey, {
      key: 'cash',
      kind: 'gift_tiers',
      purse: 'cash',
      turnover_percent: 0,
    });
    const request = {
      promotion: cash,
      memberId: other.seat.memberId,
      occasion: 'order:C',
      amountCentavos: 1_00,
      at,
    };
    const paid = await transaction(test.db, (tx) => award(tx, request));
    const neighbour = await takeSeat(test.db, other.seat.siteKey, { centavos: 0 });
    const codeOf = (seat: Seat, id: number) => giveUp(seat, id).catch(({ code }: { code: string }) => code);

    expect([
      await codeOf(released.seat, released.first),
      await codeOf(spent.seat, spent.first),
      await codeOf(other.seat, paid.id),
      await codeOf(neighbour, other.first),
      await codeOf(foreign.seat, other.first),
      await codeOf(other.seat, 2_000_000_000),
    ]).toEqual(['bonus_not_open', 'bonus_not_open', 'bonus_not_open', 'not_found', 'not_found', 'not_found']);
    expect(await state(released.seat)).toMatchObject({ cash: 5_00, ends: ['released'] });
    expect(await state(other.seat)).toMatchObject({ bonus: 5_00, cash: 1_00, ends: ['open'] });
  });

  it('[A62] [R85] [G31] can be given up in a break and after an exclusion, and stays given up', async () => {
    const [pausing, excluded, ended] = [await seated({ cash: 1_00 }), await seated(), await seated()];
    await transaction(test.db, (tx) => pause(tx, pausing.seat, 24, at));
    for (const { seat } of [excluded, ended]) await transaction(test.db, (tx) => exclude(tx, seat, 3, at));

    await giveUp(pausing.seat, pausing.first);
    await giveUp(excluded.seat, excluded.first);
    await endBonusesOfExcluded(testDeps(test.db));

    expect(await state(pausing.seat)).toEqual({ cash: 1_00, bonus: 0, owed: 0, ends: ['given_up'] });
    expect(await state(excluded.seat)).toMatchObject({ bonus: 0, ends: ['given_up'] });
    await expect(giveUp(ended.seat, ended.first)).rejects.toMatchObject({ code: 'bonus_not_open' });
    expect(await state(ended.seat)).toMatchObject({ bonus: 0, ends: ['taken_back'] });
  });

  describeOnPostgres('at the same time', () => {
    it('[A62] [I18] goes once for many calls, while its round closes and the job follows', async () => {
      const { seat, first } = await seated({ cash: 2_00 });
      const stake = await seat.stake({ amount: 4_00 });

      await Promise.all([
        ...Array.from({ length: 50 }, () => giveUp(seat, first)),
        seat.win(stake, { amount: 10_00 }),
        ...Array.from({ length: 5 }, job),
      ]);
      await job();

      expect(await state(seat)).toEqual({ cash: 5_00, bonus: 0, owed: 0, ends: ['given_up'] });
    });
  });
});

describe('giving up a bonus', () => {
  const { test, deposits, pay, balances } = usePlayers();
  afterEach(async () => {
    expect((await verify(test.deps.db)).problems).toEqual([]);
    expect(test.deps.log.errors).toEqual([]);
  });

  const claim = ({ token, member }: Player) =>
    test.call('POST /api/ftd/claim', { token, body: { name: member.account, site: test.siteKey } });
  const given = async ({ token }: Player) =>
    (await test.call('POST /api/promotion/awards', { token })).body.data.list[0];

  async function withBonus() {
    const player = await deposits.aPlayer();
    await pay(player, '20.00');
    await claim(player);
    return { player, award: await given(player) };
  }

  it('[A62] [R44] shows what it takes before, is shown as given up after, tells the open tabs, and cannot be claimed again', async () => {
    const { player, award: before } = await withBonus();
    const { token } = player;
    const body = { id: before?.id ?? 0 };
    player.events.length = 0;

    const first = await test.call('POST /api/promotion/bonus/giveup', { token, body });
    const events = [...player.events];
    const again = await test.call('POST /api/promotion/bonus/giveup', { token, body });

    expect(before).toMatchObject({ status: 'open', bonus_left: '20.00', turnover_left: '100.00' });
    expect(first.body.data).toEqual({ amount: '20.00', turnover_amount: '100.00', ends_with_round: 0 });
    expect([again.body.data, again.body.message]).toEqual([first.body.data, first.body.message]);
    expect(events).toMatchObject([{ type: 'balance', balance: '20.00' }]);
    expect(await balances(player)).toMatchObject({ cashCentavos: 20_00, bonusCentavos: 0 });
    expect(await given(player)).toMatchObject({
      status: 'given_up',
      bonus_left: '0.00',
      turnover_left: '0.00',
    });
    const { list } = (await test.call('GET /api/promotion/activities', { token })).body.data;
    expect(list.find(({ kind }) => kind === 'first_deposit')).toMatchObject({
      state: 'claimed',
      outcome: 'given_up',
    });
    expect((await claim(player)).body.error).toBe('already_claimed');
  });

  it('[A62] is refused to another member, and told in the language of its member', async () => {
    const { player, award } = await withBonus();
    const other = await deposits.aPlayer();
    const body = { id: award?.id ?? 0, lang: 'pt' };

    const refused = await test.call('POST /api/promotion/bonus/giveup', { token: other.token, body });
    const done = await test.call('POST /api/promotion/bonus/giveup', { token: player.token, body });

    expect([refused.status, refused.body.error]).toEqual([404, 'not_found']);
    expect(done.body.message).toMatch(/^Você desistiu do bônus: R\$\s20,00 saíram do saldo/u);
  });
});
