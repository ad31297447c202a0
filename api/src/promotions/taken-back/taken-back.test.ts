import { sql } from 'kysely';
import { bonusState, playRound } from '../../../testing/bonus-state.ts';
import { insertSite } from '../../../testing/builders.ts';
import { collectLacking, contestOrder, loseContestation } from '../../../testing/contestations.ts';
import type { Charge, Player } from '../../../testing/deposits.ts';
import { assertKilled, dyingAfter } from '../../../testing/dying-process.ts';
import { usePlayers } from '../../../testing/players.ts';
import { insertPromotion } from '../../../testing/promotions.ts';
import { insertGame, type Seat, takeSeat } from '../../../testing/seat.ts';
import { describeOnPostgres, useDatabase } from '../../../testing/test-database.ts';
import { testDeps } from '../../../testing/test-deps.ts';
import { transaction } from '../../db/transaction.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { holdWithdrawal } from '../../ledger/withdrawals.ts';
import { verify } from '../../ledger/verify.ts';
import { contestedLackingCentavos } from '../../payouts/contested.ts';
import { exclude, pause } from '../../responsible-gaming/bars.ts';
import { addTurnoverRequirement, turnoverOf } from '../../turnover/turnover.ts';
import { lockedMoney } from '../../withdrawals/locked-money.ts';
import { standingOf } from '../../withdrawals/standing.ts';
import { award, reserveAward } from '../award.ts';
import { followPaidRecharges } from '../paid-recharges.ts';
import { payPromised, payPromisedAwards } from '../promised-awards.ts';
import { collectDebts } from './debts.ts';
import { endBonusesOfExcluded } from './end-excluded.ts';
import { followRevokedBonuses } from './follow-bonuses.ts';
import { followReversals } from './follow-reversals.ts';
import { AWARD_DEBTS, takeBackGifts } from './take-back.ts';

describe('a bonus whose recharge went back', () => {
  const test = useDatabase();
  const at = new Date('2026-03-01T12:00:00Z');
  afterEach(async () => {
    expect((await verify(test.db)).problems).toEqual([]);
  });

  /** A member at a slot, with so much cash that was wagered already, and gifts of R$ 5 for recharges `R1`, `R2` … */
  async function seated({ cash = 0, gifts = 1, purse = 'bonus' as 'bonus' | 'cash' } = {}) {
    const siteKey = await insertSite(test.db);
    await insertGame(test.db, siteKey);
    const seat = await takeSeat(test.db, siteKey, { centavos: cash });
    const offer = { kind: 'gift_tiers', purse, turnover_percent: purse === 'bonus' ? 500 : 0 };
    const promotion = await insertPromotion(test.db, siteKey, offer);
    for (let number = 1; number <= gifts; number += 1)
      await transaction(test.db, (tx) =>
        award(tx, {
          promotion,
          memberId: seat.memberId,
          occasion: `order:R${number}`,
          amountCentavos: 5_00,
          at,
        }),
      );
    return seat;
  }
  const back = (seat: Seat, order = 'R1') =>
    transaction(test.db, (tx) => takeBackGifts(tx, seat, order, at), 'money');
  const state = (seat: Seat) => bonusState(test.db, seat);

  it('[A68] goes back as it is, with what is still to be wagered for it, once', async () => {
    const seat = await seated({ cash: 1_00 });

    expect(await back(seat)).toEqual({ takenCentavos: 5_00, owedCentavos: 0 });
    expect(await back(seat)).toEqual({ takenCentavos: 0, owedCentavos: 0 });

    expect(await state(seat)).toEqual({ cash: 1_00, bonus: 0, owed: 0, ends: ['taken_back'] });
  });

  it('[A68] goes back without what was lost of it, and with what was won with it', async () => {
    const [loser, winner] = [await seated(), await seated()];
    await playRound(loser, 3_00, 0);
    await playRound(winner, 3_00, 9_00);

    expect(await back(loser)).toEqual({ takenCentavos: 2_00, owedCentavos: 0 });
    expect(await back(winner)).toEqual({ takenCentavos: 11_00, owedCentavos: 0 });
  });

  it('[A68] that was played away costs nothing, and comes back to the house if its lost bet is taken back', async () => {
    const seat = await seated();
    const lost = await playRound(seat, 5_00, 0);
    expect(await state(seat)).toMatchObject({ ends: ['spent'] });

    expect(await back(seat)).toEqual({ takenCentavos: 0, owedCentavos: 0 });
    const told = await seat.rollback(lost);

    expect(told).toBe(0);
    expect(await state(seat)).toEqual({ cash: 0, bonus: 0, owed: 0, ends: ['spent'] });
  });

  it('[A68] that is in play ends at once: its share of the win goes to the house and never into the balance', async () => {
    const seat = await seated({ cash: 5_00 });
    const stake = await seat.stake({ amount: 10_00 });

    expect(await back(seat)).toEqual({ takenCentavos: 0, owedCentavos: 0 });
    expect(await state(seat)).toMatchObject({ ends: ['taken_back'] });
    expect(await seat.win(stake, { amount: 40_00 })).toBe(20_00);

    expect(await state(seat)).toEqual({ cash: 20_00, bonus: 0, owed: 0, ends: ['taken_back'] });
  });

  it('[A68] that is in play goes to the house when its bet is taken back', async () => {
    const seat = await seated();
    const stake = await seat.stake({ amount: 4_00 });

    expect(await back(seat)).toEqual({ takenCentavos: 1_00, owedCentavos: 0 });
    expect(await seat.rollback(stake)).toBe(0);

    expect(await state(seat)).toEqual({ cash: 0, bonus: 0, owed: 0, ends: ['taken_back'] });
  });

  it.each([
    ['R1', 7_00],
    ['R2', 5_00],
  ])('[A68] leaves another gift its amount and its turnover: %s', async (order, takenCentavos) => {
    const seat = await seated({ gifts: 2 });
    await playRound(seat, 2_00, 4_00);

    expect(await back(seat, order)).toEqual({ takenCentavos, owedCentavos: 0 });

    const left = await state(seat);
    expect(left.bonus).toBe(12_00 - takenCentavos);
    expect(left.ends.toSorted()).toEqual(['open', 'taken_back']);
    expect(left.owed).toBe(order === 'R1' ? 25_00 : 23_00);
  });

  it('[A68] that had become cash is taken from cash, and owed as far as that does not go', async () => {
    const seat = await seated();
    for (let round = 0; round < 5; round += 1) await playRound(seat, 5_00, 5_00);
    expect(await state(seat)).toMatchObject({ cash: 5_00, ends: ['released'] });
    await seat.stake({ amount: 3_00 });

    expect(await back(seat)).toEqual({ takenCentavos: 2_00, owedCentavos: 3_00 });

    expect(await contestedLackingCentavos(test.db, seat)).toBe(3_00);
  });

  it.each(['set owed_centavos = owed_centavos + 1', 'set amount_centavos = amount_centavos + 1'])(
    '[A68] leaves a debt that only shrinks: %s is refused by the database',
    async (change) => {
      const seat = await seated({ cash: 1_00, purse: 'cash' });
      await seat.stake({ amount: 6_00 });
      await back(seat);
      const ofSeat = `where site_key = '${seat.siteKey}'`;

      await expect(sql.raw(`update award_returns ${change} ${ofSeat}`).execute(test.db)).rejects.toThrow();
      await expect(sql.raw(`delete from award_returns ${ofSeat}`).execute(test.db)).rejects.toThrow();

      expect(await contestedLackingCentavos(test.db, seat)).toBe(5_00);
    },
  );

  it('[A68] that was paid in cash is taken from cash', async () => {
    const seat = await seated({ cash: 1_00, purse: 'cash' });

    expect(await back(seat)).toEqual({ takenCentavos: 5_00, owedCentavos: 0 });
    expect(await state(seat)).toMatchObject({ cash: 1_00 });
  });
});

describe('a bonus of a member who has excluded themselves', () => {
  const test = useDatabase();
  const at = new Date('2026-03-01T12:00:00Z');
  afterEach(async () => {
    expect((await verify(test.db)).problems).toEqual([]);
  });

  /** A member at a slot with a bonus of R$ 5, cash that was wagered already, and R$ 7 to be wagered for something else. */
  async function seated(cash: number) {
    const siteKey = await insertSite(test.db);
    await insertGame(test.db, siteKey);
    const seat = await takeSeat(test.db, siteKey, { centavos: cash });
    const { memberId } = seat;
    const promotion = await insertPromotion(test.db, siteKey, { turnover_percent: 500 });
    await transaction(test.db, (tx) =>
      award(tx, { promotion, memberId, occasion: 'bonus', amountCentavos: 5_00, at }),
    );
    await transaction(test.db, (tx) =>
      addTurnoverRequirement(tx, { siteKey, memberId, amountCentavos: 7_00, at }),
    );
    return seat;
  }
  const excludeSelf = (seat: Seat, months: number | 'indefinite' = 'indefinite') =>
    transaction(test.db, (tx) => exclude(tx, seat, months, at));
  const deps = () => testDeps(test.db);
  async function state({ siteKey, memberId }: Seat) {
    const { cashCentavos: cash, bonusCentavos: bonus } = await memberBalances(test.db, siteKey, memberId);
    const { remainingCentavos: owed } = await turnoverOf(test.db, siteKey, memberId);
    const { outcome } = await test.db
      .selectFrom('bonuses')
      .select('outcome')
      .where('member_id', '=', memberId)
      .where('site_key', '=', siteKey)
      .executeTakeFirstOrThrow();
    return { cash, bonus, owed, outcome };
  }
  const told = async ({ siteKey, memberId }: Seat) =>
    (
      await test.db
        .selectFrom('notifications')
        .select('details')
        .where('site_key', '=', siteKey)
        .where('member_id', '=', memberId)
        .where('kind', '=', 'gift_reversed')
        .execute()
    ).map(({ details }) => details);

  it.each([3, 'indefinite'] as const)(
    '[R85] [A62] [I18] ends, once, with what was to be wagered for it; cash stays, and can be withdrawn (%s)',
    async (months) => {
      const [seat, other] = [await seated(25_00), await seated(25_00)];
      await excludeSelf(seat, months);
      const locked = lockedMoney(await standingOf(test.db, seat, at));

      await endBonusesOfExcluded(deps());
      await endBonusesOfExcluded(deps());

      expect(locked).toEqual([['bonus', 5_00]]);
      expect(await state(seat)).toEqual({ cash: 25_00, bonus: 0, owed: 7_00, outcome: 'taken_back' });
      const standing = await standingOf(test.db, seat, at);
      expect([standing.withdrawableCentavos, lockedMoney(standing)]).toEqual([25_00, []]);
      expect(await told(seat)).toEqual([{ amountCentavos: 5_00, reason: 'excluded' }]);
      expect(await state(other)).toEqual({ cash: 25_00, bonus: 5_00, owed: 32_00, outcome: null });
    },
  );

  it('[R85] [A42] [I24] that is in play ends at once: its share of the win goes to the house, that of the cash is the member’s', async () => {
    const seat = await seated(2_00);
    const stake = await seat.stake({ amount: 4_00 });
    await excludeSelf(seat);

    await endBonusesOfExcluded(deps());
    const meanwhile = await state(seat);
    const answer = await seat.win(stake, { amount: 10_00 });

    expect(answer).toBe(5_00);
    expect(meanwhile).toMatchObject({ cash: 0, bonus: 0, outcome: 'taken_back' });
    expect(await told(seat)).toEqual([{ amountCentavos: 3_00, reason: 'excluded' }]);
    expect(await state(seat)).toMatchObject({ cash: 5_00, bonus: 0, outcome: 'taken_back' });
  });

  it('[R85] [R129] [A3] that was promised is not brought any more, and not paid later', async () => {
    const seat = await seated(1_00);
    const { siteKey, memberId } = seat;
    const promotion = await insertPromotion(test.db, siteKey, {
      key: 'rebate',
      kind: 'recharge_rebate',
      turnover_percent: 500,
    });
    const promise = { promotion, memberId, occasion: 'order:1', amountCentavos: 3_00, at };
    const { id } = await transaction(test.db, (tx) => reserveAward(tx, promise));
    await excludeSelf(seat);

    const brought = transaction(test.db, (tx) => payPromised(tx, seat, { amountCentavos: 3_00, at }));
    await expect(brought).rejects.toMatchObject({ code: 'self_excluded' });
    await endBonusesOfExcluded(deps());
    await payPromisedAwards(deps());

    const { paid_at: paidAt, revoked_at: revokedAt } = await test.db
      .selectFrom('promotion_awards')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([paidAt, revokedAt]).toEqual([null, expect.any(Date)]);
    expect(await state(seat)).toMatchObject({ cash: 1_00, bonus: 0 });
    expect(await endBonusesOfExcluded(deps())).toBe(0);
  });

  it('[G31] stays in a break, which ends', async () => {
    const seat = await seated(0);
    await transaction(test.db, (tx) => pause(tx, seat, 24, at));

    expect(await endBonusesOfExcluded(deps())).toBe(0);
    expect(await state(seat)).toMatchObject({ bonus: 5_00, outcome: null });
  });

  it('[R85] [I19] a process that ends at any statement leaves what the next one ends, once', async () => {
    let wasKilled = true;
    for (let survived = 0; wasKilled; survived += 1) {
      const seat = await seated(1_00);
      await excludeSelf(seat);
      const dying = dyingAfter(survived, deps());
      await endBonusesOfExcluded(dying.deps).catch(assertKilled);
      wasKilled = dying.isDead();

      await endBonusesOfExcluded(deps());

      expect([survived, await state(seat)]).toEqual([
        survived,
        { cash: 1_00, bonus: 0, owed: 7_00, outcome: 'taken_back' },
      ]);
      expect(await told(seat)).toHaveLength(1);
    }
  }, 120_000);

  describeOnPostgres('at the same time', () => {
    it('[R85] [I18] is ended once by many processes, while its last round closes', async () => {
      const seat = await seated(2_00);
      const stake = await seat.stake({ amount: 4_00 });
      await excludeSelf(seat);

      await Promise.all([
        ...Array.from({ length: 5 }, () => endBonusesOfExcluded(deps())),
        seat.win(stake, { amount: 10_00 }),
        ...Array.from({ length: 5 }, () => followRevokedBonuses(deps())),
      ]);
      await endBonusesOfExcluded(deps());
      await followRevokedBonuses(deps());

      expect(await state(seat)).toMatchObject({ cash: 5_00, bonus: 0, outcome: 'taken_back' });
    });
  });
});

describe('a contested deposit', () => {
  const players = usePlayers();
  const { test, deposits, pay, wager, balances } = players;
  afterEach(async () => {
    expect((await verify(test.deps.db)).problems).toEqual([]);
    expect(test.deps.log.errors).toEqual([]);
  });

  async function paid(money: string): Promise<{ player: Player; charge: Charge }> {
    const player = await deposits.aPlayer();
    return { player, charge: await paidBy(player, money) };
  }
  async function paidBy(player: Player, money: string): Promise<Charge> {
    const charge = await deposits.start(player, money);
    await deposits.pay(charge);
    await deposits.deliver();
    return charge;
  }
  const claimFirst = ({ token, member }: Player) =>
    test.call('POST /api/ftd/claim', { token, body: { name: member.account, site: test.siteKey } });
  const claimRebate = ({ token, member }: Player) =>
    test.call('POST /api/rechargerebate/claim', {
      token,
      body: { member_id: member.id, reward_amount: '5.00' },
    });
  const rebateStates = async ({ token }: Player) => {
    const hub = (await test.call('GET /api/promotion/activities', { token })).body.data.list;
    const rows = (await test.call('POST /api/rechargerebate/check', { token })).body.data;
    return [hub.find(({ kind }) => kind === 'recharge_rebate')?.state, ...rows.map(({ status }) => status)];
  };
  const lose = (charge: Charge) => loseContestation(test.deps, test.siteKey, charge);
  const told = async ({ member }: Player) =>
    (
      await test.deps.db
        .selectFrom('notifications')
        .select(['kind', 'details'])
        .where('member_id', '=', member.id)
        .where('kind', '=', 'gift_reversed')
        .execute()
    ).map(({ details }) => details);

  it('[A68] takes the gift of its tier and that of the first deposit along, and tells the member', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '5000.00');
    await claimFirst(player);
    const before = await balances(player);
    const order = await test.deps.db
      .selectFrom('recharge_orders')
      .select('order_no')
      .where('member_id', '=', player.member.id)
      .executeTakeFirstOrThrow();
    player.events.length = 0;

    await loseContestation(test.deps, test.siteKey, order);
    await followReversals(test.deps);

    expect(before.bonusCentavos).toBe(500_00 + 1_500_00);
    expect(await balances(player)).toMatchObject({ visibleCentavos: 0 });
    expect(await told(player)).toEqual([{ amountCentavos: 2_000_00 }]);
    expect(player.events.slice(-2)).toMatchObject([
      { type: 'balance', balance: '0.00' },
      { type: 'notification' },
    ]);
    const { body } = await test.call('POST /api/promotion/awards', { token: player.token });
    expect(body.data.list.map(({ status }) => status)).toEqual(['taken_back', 'taken_back']);
    expect((await claimFirst(player)).body.error).toBe('already_claimed');
  });

  it('[A68] nothing is given for a deposit while it is contested, and what its gifts have become is not paid out; all of it comes when the payer’s bank lets go', async () => {
    await players.profile('br-licensed');
    const [claimer, player] = [await deposits.aPlayer(), await deposits.aPlayer()];
    const [unclaimed, charge] = [await paidBy(claimer, '100.00'), await paidBy(player, '100.00')];
    for (const each of [claimer, player]) await wager(each, 500_00);
    await claimFirst(player);
    const { id: memberId, siteKey } = player.member;
    const canTakeOut = async () =>
      (await standingOf(test.deps.db, { siteKey, memberId }, test.deps.clock.now())).withdrawableCentavos;
    const shown = async () =>
      (await test.call('POST /api/ftd/check', { token: claimer.token })).body.data.some(
        ({ can_claim: can }) => can === 1,
      );
    const before = [await canTakeOut(), await shown()];

    const numbers = [];
    for (const order of [unclaimed, charge])
      numbers.push([order, await contestOrder(test.deps, siteKey, order, 'open')] as const);
    const { status, body } = await claimFirst(claimer);
    const atStake = await contestedLackingCentavos(test.deps.db, { siteKey, memberId });
    const during = [await canTakeOut(), await shown()];
    for (const [order, number] of numbers) await contestOrder(test.deps, siteKey, order, 'withdrawn', number);

    expect([status, body.error]).toEqual([400, 'offer_not_met']);
    expect(atStake).toBe(100_00);
    expect([before, during]).toEqual([
      [200_00, true],
      [0, false],
    ]);
    expect([await canTakeOut(), await shown()]).toEqual(before);
    expect((await claimFirst(claimer)).status).toBe(200);
    await players.profile('sandbox');
  });

  it('[A68] the rebate of a deposit is neither shown as claimable nor claimed while that is contested', async () => {
    const player = await deposits.aPlayer();
    const charge = await paidBy(player, '100.00');
    await followPaidRecharges(test.deps);
    await wager(player, 500_00);

    const number = await contestOrder(test.deps, test.siteKey, charge, 'open');
    const during = await claimRebate(player);
    const shown = await rebateStates(player);
    await contestOrder(test.deps, test.siteKey, charge, 'withdrawn', number);

    expect([during.status, during.body.error]).toEqual([400, 'offer_not_met']);
    expect(shown).toEqual(['in_progress', 'in_progress']);
    expect(await rebateStates(player)).toEqual(['claimable', 'claimable']);
    expect((await claimRebate(player)).status).toBe(200);
  });

  it('[A68] [R44] the rebate of a contested deposit hides none that bets fill now', async () => {
    const player = await deposits.aPlayer();
    const contested = await paidBy(player, '100.00');
    await followPaidRecharges(test.deps);
    await wager(player, 500_00);
    test.deps.clock.advance(1_000);
    await paidBy(player, '200.00');
    await followPaidRecharges(test.deps);
    await wager(player, 300_00);

    await contestOrder(test.deps, test.siteKey, contested, 'open');

    expect(await rebateStates(player)).toEqual(['in_progress', 'in_progress', 'in_progress']);
    const hub = (await test.call('GET /api/promotion/activities', { token: player.token })).body.data.list;
    expect(hub.find(({ kind }) => kind === 'recharge_rebate')).toMatchObject({
      reward: '10.00',
      progress: { current: '300.00', target: '1000.00', percent: 30 },
    });
  });

  it('[A68] takes nothing of what another deposit has brought', async () => {
    const { player } = await paid('20.00');
    const second = await paidBy(player, '100.00');
    await claimFirst(player);

    await lose(second);
    await followReversals(test.deps);

    expect(await balances(player)).toMatchObject({ cashCentavos: 20_00, bonusCentavos: 20_00 });
    expect(await told(player)).toEqual([]);
  });

  it('[A68] closes the row of its rebate, claimed or not, and what was promised is not paid', async () => {
    for (const isClaimed of [true, false]) {
      const player = await deposits.aPlayer();
      await pay(player, '100.00');
      await wager(player, 500_00);
      expect(isClaimed ? (await claimRebate(player)).status : 200).toBe(200);
      const { order_no } = await test.deps.db
        .selectFrom('recharge_rebates')
        .select('order_no')
        .where('member_id', '=', player.member.id)
        .executeTakeFirstOrThrow();
      await loseContestation(test.deps, test.siteKey, { order_no });
      await followReversals(test.deps);

      expect((await claimRebate(player)).body.error).toBe(isClaimed ? 'already_claimed' : 'claim_differs');
      const bring = await test.call('POST /api/recharge/online', {
        token: player.token,
        body: { money: '5.00', payment_type: 'pix', payment_id: 0, bank_code: 'NA' },
      });
      test.deps.clock.advance(6 * 60_000);
      await payPromisedAwards(test.deps);

      expect([bring.status, (await balances(player)).visibleCentavos]).toEqual([400, 0]);
    }
  });

  it('[A68] [I19] brings no gift when it went back before promotions had looked at it, and nothing that was not claimed', async () => {
    const { player, charge } = await paid('5000.00');

    await lose(charge);
    await followReversals(test.deps);
    await pay(player, '20.00');

    expect((await claimFirst(player)).body.error).toBe('offer_not_met');
    expect((await balances(player)).bonusCentavos).toBe(0);
  });

  it('[A68] leaves a debt that later deposits pay after that of the deposit itself, and withdrawals wait for both', async () => {
    await players.profile('br-licensed');
    const player = await deposits.aPlayer();
    const charge = await paidBy(player, '20.00');
    await wager(player, 100_00);
    await claimFirst(player);
    const { id: memberId, siteKey } = player.member;
    const owner = { siteKey, memberId };
    const frame = {
      ...owner,
      at: test.deps.clock.now(),
      withdrawalId: `OUT${memberId}`,
      amountCentavos: 40_00,
    };
    await transaction(test.deps.db, (tx) => holdWithdrawal(tx, frame));

    await lose(charge);
    await followReversals(test.deps);
    const owing = await contestedLackingCentavos(test.deps.db, owner);
    await paidBy(player, '30.00');
    await collectDebts(test.deps, AWARD_DEBTS);
    const waiting = await balances(player);
    await collectLacking(test.deps);
    await collectDebts(test.deps, AWARD_DEBTS);
    const paidOff = await balances(player);
    await paidBy(player, '30.00');
    await collectDebts(test.deps, AWARD_DEBTS);
    await collectDebts(test.deps, AWARD_DEBTS);
    await players.profile('sandbox');

    expect(owing).toBe(40_00);
    expect(await told(player)).toEqual([{ amountCentavos: 0, reason: 'owed', owedCentavos: 20_00 }]);
    expect([waiting, paidOff].map(({ cashCentavos }) => cashCentavos)).toEqual([30_00, 0]);
    expect((await balances(player)).cashCentavos).toBe(20_00);
    expect(await contestedLackingCentavos(test.deps.db, owner)).toBe(0);
  });

  it('[A68] a process that ends at any statement leaves what the next one takes back, once', async () => {
    let wasKilled = true;
    for (let survived = 0; wasKilled; survived += 1) {
      const player = await deposits.aPlayer();
      const charge = await paidBy(player, '20.00');
      await claimFirst(player);
      await lose(charge);
      const dying = dyingAfter(survived, test.deps);
      await followReversals(dying.deps).catch(assertKilled);
      wasKilled = dying.isDead();
      test.deps.log.lines.length = 0;
      test.deps.clock.advance(31_000);

      await followReversals(test.deps);

      expect([survived, (await balances(player)).visibleCentavos]).toEqual([survived, 0]);
      expect(await told(player)).toEqual([{ amountCentavos: 20_00 }]);
    }
  }, 120_000);

  describeOnPostgres('at the same time', () => {
    it('[A68] [I18] is followed once by many processes, while its member claims', async () => {
      const { player, charge } = await paid('20.00');
      await lose(charge);

      await Promise.all([
        ...Array.from({ length: 5 }, () => followReversals(test.deps)),
        ...Array.from({ length: 5 }, () => claimFirst(player)),
      ]);
      await followReversals(test.deps);

      expect((await balances(player)).visibleCentavos).toBe(0);
    });
  });
});
