import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { bonusState, playRound } from '../../../testing/bonus-state.ts';
import { insertSite } from '../../../testing/builders.ts';
import { usePlayers } from '../../../testing/players.ts';
import type { Player } from '../../../testing/deposits.ts';
import { insertPromotion } from '../../../testing/promotions.ts';
import { insertGame, type Seat, takeSeat } from '../../../testing/seat.ts';
import { describeOnPostgres, useDatabase } from '../../../testing/test-database.ts';
import { testDeps } from '../../../testing/test-deps.ts';
import { transaction } from '../../db/transaction.ts';
import { balanceOf, memberBalances } from '../../ledger/balances.ts';
import { roundDetails } from '../../games/records/round-details.ts';
import { statement } from '../../orders/statement.ts';
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
    const give = async (occasion: string) => {
      const request = { promotion, memberId: seat.memberId, occasion, at };
      return (await transaction(test.db, (tx) => award(tx, { ...request, amountCentavos: 5_00 }))).id;
    };
    const awards: number[] = [];
    for (let number = 1; number <= gifts; number += 1) awards.push(await give(`order:R${number}`));
    const [first = 0, second = 0] = awards;
    return { seat, first, second, give };
  }
  const giveUp = (seat: Pick<Seat, 'siteKey' | 'memberId'>, id: number) =>
    transaction(test.db, (tx) => giveUpBonus(tx, seat, id, at), 'money');
  const job = () => followRevokedBonuses(testDeps(test.db));
  const state = (seat: Seat) => bonusState(test.db, seat);
  const version = async ({ siteKey, memberId }: Seat) =>
    (await memberBalances(test.db, siteKey, memberId)).version;

  /** What entries of a kind have moved on each kind of account, all together. */
  async function linesOf({ siteKey }: Seat, kind: string): Promise<Record<string, number>> {
    const { rows } = await sql<{ account: string; centavos: string }>`
      select case when account.name like 'house:cash%' then 'house' else substring(account.name from '[a-z_]+$') end as account,
        sum(line.amount_centavos) as centavos
      from ledger_entries entry join ledger_lines line on line.entry_id = entry.id join ledger_accounts account on account.id = line.account_id
      where entry.site_key = ${siteKey} and entry.kind = ${kind} group by 1`.execute(test.db);
    return Object.fromEntries(rows.map(({ account, centavos }) => [account, Number(centavos)]));
  }

  it('[A62] [I18] goes with what is left to wager for it, once, and answers every call alike; cash stays and is free', async () => {
    const { seat, first } = await seated({ cash: 3_00 });
    const locked = (await standingOf(test.db, seat, at)).withdrawableCentavos;

    const told = [await giveUp(seat, first), await giveUp(seat, first)];

    const one = { amountCentavos: 5_00, turnoverCentavos: 25_00, isInPlay: false };
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

  it('[A62] [A42] [I8] in the middle of a round ends at once: its share of the win goes to the house in the entry of the win, and never into the balance', async () => {
    const { seat, first } = await seated({ cash: 2_00 });
    const stake = await seat.stake({ amount: 4_00 });

    const told = await giveUp(seat, first);
    const meanwhile = await state(seat);
    const win = { amount: 10_00, transaction: randomUUID() };
    const answers = [await seat.win(stake, win), await seat.win(stake, win)];
    const after = await version(seat);
    await job();

    expect(told).toEqual({ amountCentavos: 3_00, turnoverCentavos: 25_00, isInPlay: true });
    expect(meanwhile).toEqual({ cash: 0, bonus: 0, owed: 0, ends: ['given_up'] });
    expect(answers).toEqual([5_00, 5_00]);
    expect(await linesOf(seat, 'win')).toEqual({
      cash: 5_00,
      in_play: -4_00,
      house: -6_00,
      promo_expense: 5_00,
    });
    expect(await state(seat)).toEqual({ cash: 5_00, bonus: 0, owed: 0, ends: ['given_up'] });
    expect(await version(seat)).toBe(after);
    expect(await giveUp(seat, first)).toEqual(told);
  });

  it('[A62] [I24] goes to the house as well when a bet of it is taken back afterwards, in play or lost, in the entry of the rollback', async () => {
    const { seat, first } = await seated({ cash: 1_00 });
    const lost = await playRound(seat, 3_00, 0);
    const open = await seat.stake({ amount: 2_00 });
    await giveUp(seat, first);
    const undo = randomUUID();

    const answers = [
      await seat.rollback(open, undo),
      await seat.rollback(open, undo),
      await seat.rollback(lost),
    ];

    // One real of the lost bet was cash.
    expect(answers).toEqual([0, 0, 1_00]);
    expect(await linesOf(seat, 'bet_rollback')).toEqual({
      cash: 1_00,
      in_play: -2_00,
      house: -3_00,
      promo_expense: 4_00,
    });
    expect(await state(seat)).toEqual({ cash: 1_00, bonus: 0, owed: 0, ends: ['given_up'] });
  });

  it('[A62] [G47] [R63] is told by the rounds and the statement: what the game paid, what went to the house, and the balance after it', async () => {
    const { seat, first } = await seated({ cash: 2_00 });
    const [won, undone] = [await seat.stake({ amount: 4_00 }), await seat.stake({ amount: 1_00 })];
    await giveUp(seat, first);
    await seat.win(won, { amount: 10_00 });
    await seat.rollback(undone);

    const { rows } = await statement(test.db, seat, { from: null, limit: 10 });
    const [wonRound, undoneRound] = await Promise.all(
      [won, undone].map(({ round: roundId }) => roundDetails(test.db, seat, { roundId, gameId: 1 })),
    );

    expect(rows[0]).toMatchObject({ kind: 'win', isLess: true, amountCentavos: 5_00, balanceCentavos: 5_00 });
    expect(rows.filter(({ isLess }) => isLess)).toHaveLength(1);
    expect(wonRound?.round).toMatchObject({ betCentavos: 4_00, winCentavos: 10_00, withheldCentavos: 5_00 });
    expect(wonRound?.moves).toMatchObject([
      { kind: 'bet', withheldCentavos: 0 },
      { kind: 'win', amountCentavos: 10_00, withheldCentavos: 5_00, balanceCentavos: 5_00 },
    ]);
    expect(undoneRound?.moves[1]).toMatchObject({
      kind: 'rollback',
      withheldCentavos: 1_00,
      balanceCentavos: 5_00,
    });
  });

  it('[A62] [I24] leaves nothing to be wagered when a bet of cash that had counted for it is taken back afterwards', async () => {
    const { seat, first } = await seated({ cash: 3_00 });
    const lost = await playRound(seat, 3_00, 0);
    await giveUp(seat, first);

    await seat.rollback(lost);

    expect(await state(seat)).toEqual({ cash: 3_00, bonus: 0, owed: 0, ends: ['given_up'] });
  });

  it('[A62] [A42] with two rounds open, some of which pay in steps, gets nothing of either; what cash has staked wins as ever', async () => {
    const { seat, first } = await seated({ cash: 2_00 });
    const one = await seat.stake({ amount: 3_00 });
    const two = await seat.stake({ amount: 2_00 });
    await giveUp(seat, first);

    const answers = [
      await seat.win(one, { amount: 3_01, isClosed: false }),
      await seat.win(two, { amount: 7_00 }),
      await seat.win(one, { amount: 1_00 }),
    ];

    // Of the first round a third is the bonus's, rounded down; of the second, all.
    expect(answers).toEqual([2_01, 2_01, 2_68]);
    expect(await state(seat)).toEqual({ cash: 2_68, bonus: 0, owed: 0, ends: ['given_up'] });
  });

  it.each([
    ['wins', 20_00, 20_00],
    ['loses', 0, 0],
  ])(
    '[A62] does not mix with a bonus that was granted meanwhile: that one %s in its own round, and the other pays the house',
    async (_, amount, left) => {
      const { seat, first, give } = await seated();
      const old = await seat.stake({ amount: 5_00 });
      await giveUp(seat, first);
      await give('order:later');
      const own = await seat.stake({ amount: 5_00 });

      const ofOld = await seat.win(old, { amount: 10_00 });
      const ofOwn = await seat.win(own, { amount });
      await job();

      expect([ofOld, ofOwn]).toEqual([0, left]);
      expect(await state(seat)).toMatchObject({
        cash: 0,
        bonus: left,
        ends: ['given_up', amount > 0 ? 'open' : 'spent'],
      });
    },
  );

  it('[A62] [I24] does not open an earlier one again, nor give its stake to another: each gets what it has staked', async () => {
    const { seat, first, give } = await seated();
    const spent = await playRound(seat, 5_00, 0);
    const second = await give('order:later');
    const lost = await playRound(seat, 2_00, 0);
    await giveUp(seat, second);
    const third = await seat.rollback(lost);

    const earlier = await seat.rollback(spent);

    expect([third, earlier]).toEqual([0, 5_00]);
    expect(await state(seat)).toEqual({ cash: 0, bonus: 5_00, owed: 25_00, ends: ['open', 'given_up'] });
    expect(await giveUp(seat, first)).toMatchObject({ amountCentavos: 5_00 });
  });

  it.each([
    ['older', 'first', 3_00],
    ['younger', 'second', 5_00],
  ] as const)(
    '[A62] [A42] as the %s of two that have staked one bet gets nothing, and the other gets its share',
    async (_, which, bonus) => {
      const { seat, ...awards } = await seated({ gifts: 2 });
      const stake = await seat.stake({ amount: 8_00 });

      await giveUp(seat, awards[which]);
      const meanwhile = (await state(seat)).bonus;
      const told = await seat.win(stake, { amount: 8_00 });

      // Five of the older, three of the younger one, which had two left.
      expect([meanwhile, told]).toEqual([which === 'first' ? 2_00 : 0, meanwhile + bonus]);
      expect((await state(seat)).bonus).toBe(meanwhile + bonus);
    },
  );

  it('[A62] one that was met while a round was open still wins for its member, in cash', async () => {
    const { seat } = await seated();
    const open = await seat.stake({ amount: 1_00 });
    for (let bets = 0; bets < 7; bets += 1) await playRound(seat, 4_00, 4_00);
    expect(await state(seat)).toMatchObject({ cash: 4_00, bonus: 0, ends: ['released'] });

    expect(await seat.win(open, { amount: 3_00 })).toBe(7_00);
    expect(await state(seat)).toMatchObject({ cash: 7_00, bonus: 0, ends: ['released'] });
  });

  it('[A62] gets nothing of a bet of a release that did not write down which bonus it used', async () => {
    const { seat, first } = await seated({ cash: 2_00 });
    const stake = await seat.stake({ amount: 4_00 });
    await test.db.deleteFrom('bonus_stakes').where('site_key', '=', seat.siteKey).execute();
    await giveUp(seat, first);

    expect(await seat.win(stake, { amount: 10_00 })).toBe(5_00);
  });

  it('[A62] that a release before has left open until its round ends is ended by the job', async () => {
    const { seat, first } = await seated({ cash: 2_00 });
    await seat.stake({ amount: 4_00 });
    await test.db
      .updateTable('bonuses')
      .set({ revoked_at: at, given_up_at: at })
      .where('award_id', '=', first)
      .execute();

    expect([await job(), await job()]).toEqual([1, 0]);
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

      expect(await state(seat)).toEqual({ cash: 5_00, bonus: 0, owed: 0, ends: ['given_up'] });
    });

    it('[A62] [I5] [I9] whichever of giving up and winning comes first, the house has the bonus’s share once and the balance that is told is true', async () => {
      const orders = new Set<string>();
      for (let time = 1; time <= 50; time += 1) {
        const { seat, first } = await seated({ cash: 2_00 });
        const stake = await seat.stake({ amount: 4_00 });
        const win = { amount: 10_00, transaction: randomUUID() };
        const winning = [seat.win(stake, win), seat.win(stake, win)];
        const givingUp = [giveUp(seat, first), giveUp(seat, first)];

        const [told, alike] = await Promise.all(time % 2 ? givingUp : givingUp.toReversed());
        const answers = await Promise.all(winning);

        expect(alike).toEqual(told);
        // Before, the win brought five reais of bonus money to the three that were left, and giving up took all of them.
        expect(told?.amountCentavos).toBe(told?.isInPlay ? 3_00 : 8_00);
        for (const answer of answers) expect([5_00, 13_00]).toContain(answer);
        expect(await state(seat)).toEqual({ cash: 5_00, bonus: 0, owed: 0, ends: ['given_up'] });
        expect(await balanceOf(test.db, seat.siteKey, 'house:promo_expense')).toBe(3_00);
        orders.add(told?.isInPlay ? 'given up first' : 'won first');
      }
      expect(orders.size).toBe(2);
    }, 120_000);
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

    expect(before).toMatchObject({
      status: 'open',
      bonus_left: '20.00',
      turnover_left: '100.00',
      bonus_in_play: '0.00',
    });
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
