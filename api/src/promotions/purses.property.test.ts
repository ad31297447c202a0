import fc from 'fast-check';
import { sql } from 'kysely';
import { insertSite } from '../../testing/builders.ts';
import { insertPromotion } from '../../testing/promotions.ts';
import { insertGame, type Seat, takeSeat } from '../../testing/seat.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { balanceOf, memberBalances } from '../ledger/balances.ts';
import { deposit } from '../ledger/deposits.ts';
import { verify } from '../ledger/verify.ts';
import { holdWithdrawal, releaseWithdrawal } from '../ledger/withdrawals.ts';
import { setTurnoverShare } from '../turnover/shares.ts';
import { addTurnoverRequirement, turnoverOf } from '../turnover/turnover.ts';
import { award, payAward, reserveAward } from './award.ts';
import type { Promotion } from './promotion.ts';
import { payPromised } from './promised-awards.ts';
import { giveUpBonus } from './taken-back/give-up.ts';
import { takeBackBonuses, takeBackGifts } from './taken-back/take-back.ts';

const START = new Date('2026-03-01T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const test = useDatabase();

const KINDS = [
  'deposit',
  'gift',
  'cash reward',
  'promise',
  'bring',
  'take back',
  'give up',
  'stop',
  'hold',
  'release',
  'wait',
  'rebate row',
] as const;

/** Few ids, rounds and amounts, so that repetitions, conflicts and shortages happen often. */
const step = fc.record({
  kind: fc.constantFrom(
    ...KINDS,
    ...(['stake', 'stake', 'win', 'win', 'rollback', 'deposit', 'gift'] as const),
  ),
  id: fc.integer({ min: 1, max: 5 }),
  ref: fc.integer({ min: 1, max: 5 }),
  round: fc.integer({ min: 1, max: 4 }),
  amount: fc.constantFrom(1, 77, 300, 1_001),
  flag: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const plain: Step = { kind: 'stake', id: 1, ref: 1, round: 1, amount: 300, flag: true };
/** A gift is staked, in play when its recharge goes back, wins, and its lost bet comes back. */
const IN_PLAY: Step[] = [
  { ...plain, kind: 'gift' },
  { ...plain, kind: 'gift', id: 2 },
  { ...plain },
  { ...plain, kind: 'take back' },
  { ...plain, kind: 'win', amount: 1_001 },
  { ...plain, id: 2, round: 2, amount: 77 },
  { ...plain, kind: 'win', ref: 2, round: 2, amount: 1 },
  { ...plain, kind: 'take back', id: 2 },
  { ...plain, kind: 'rollback', id: 3, ref: 2 },
  { ...plain, kind: 'cash reward' },
  { ...plain, kind: 'take back', id: 1 },
];

/** One that was lost cannot be given up. The older of two is while it is in play, wins, and its bet comes back; then the younger one is. */
const GIVEN_UP: Step[] = [
  { ...plain, kind: 'gift', id: 3 },
  { ...plain, id: 3, round: 3 },
  { ...plain, kind: 'win', id: 3, ref: 3, round: 3, amount: 1 },
  { ...plain, kind: 'give up', id: 3 },
  { ...plain, kind: 'gift' },
  { ...plain, kind: 'gift', id: 2 },
  { ...plain, amount: 77 },
  { ...plain, kind: 'give up' },
  { ...plain, kind: 'win', amount: 1_001 },
  { ...plain, kind: 'give up' },
  { ...plain, kind: 'rollback', id: 3 },
  { ...plain, id: 2, round: 2, amount: 77 },
  { ...plain, kind: 'win', ref: 2, round: 2, amount: 1 },
  { ...plain, kind: 'give up', id: 2 },
  { ...plain, kind: 'rollback', id: 4, ref: 2 },
  { ...plain, kind: 'gift' },
  { ...plain, kind: 'take back', id: 1 },
];

/** A kind of game, and how much of its bets counts towards the turnover on the site, in percent (G16). */
type Counted = readonly ['slot', 100] | readonly ['crash' | 'dice' | 'live', number];
const counted: fc.Arbitrary<Counted> = fc.oneof(
  fc.constant<Counted>(['slot', 100]),
  fc.tuple(fc.constantFrom('crash', 'dice', 'live'), fc.constantFrom(10, 20, 35, 100)),
);

interface Table {
  readonly seat: Seat;
  readonly gifts: Promotion;
  readonly cash: Promotion;
  now: Date;
}

async function newTable([type, percent]: Counted): Promise<Table> {
  const siteKey = await insertSite(test.db);
  await insertGame(test.db, siteKey, { gameType: type });
  if (type !== 'slot')
    await setTurnoverShare(test.db, { siteKey, gameType: type, percent, operator: 'ana', at: START });
  const gifts = await insertPromotion(test.db, siteKey, { key: 'gifts', kind: 'gift_tiers' });
  const cash = await insertPromotion(test.db, siteKey, {
    key: 'cash',
    kind: 'gift_tiers',
    purse: 'cash',
    turnover_percent: 0,
  });
  await insertPromotion(test.db, siteKey, { key: 'rebate', kind: 'recharge_rebate' });
  const table = { gifts, cash, now: START };
  const seat = await takeSeat(test.db, siteKey, { centavos: 0, now: () => table.now });
  return Object.assign(table, { seat });
}

const uuid = (kind: number, id: number) => `00000000-0000-4000-8000-0000000000${kind}${id}`;

/** @returns what the player is told: their balance after a money call, or a refusal */
async function take(table: Table, one: Step): Promise<number | string> {
  const { seat } = table;
  const bet = { transaction: uuid(1, one.ref), round: `round-${one.round}` };
  if (one.kind === 'stake') {
    const stake = { amount: one.amount, round: bet.round, transaction: uuid(1, one.id) };
    return (await seat.stake(stake)).answer;
  }
  if (one.kind === 'win')
    return seat.win(bet, { amount: one.amount - 1, isClosed: one.flag, transaction: uuid(2, one.id) });
  if (one.kind === 'rollback') return seat.rollback(bet, uuid(3, one.id));
  const { kind } = one;
  try {
    await transaction(test.db, (tx) => move(tx, table, { ...one, kind }), 'money');
    return 'moved';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

async function move(
  tx: Tx,
  table: Table,
  { kind, id, amount, flag }: Step & { readonly kind: (typeof KINDS)[number] },
): Promise<void> {
  const { siteKey, memberId } = table.seat;
  const at = table.now;
  const owner = { siteKey, memberId, at };
  const request = { memberId, at, occasion: `order:R${id}`, amountCentavos: 100 * id };
  switch (kind) {
    case 'deposit':
      await deposit(tx, { ...owner, amountCentavos: amount, idempotencyKey: `deposit:${id}:${amount}` });
      await addTurnoverRequirement(tx, { ...owner, amountCentavos: amount });
      return;
    case 'gift':
      await award(tx, { ...request, promotion: table.gifts });
      return;
    case 'cash reward':
      await award(tx, { ...request, promotion: table.cash });
      return;
    case 'promise':
      await reserveAward(tx, {
        ...request,
        promotion: { ...table.gifts, key: 'rebate', kind: 'recharge_rebate' },
      });
      return;
    case 'bring': {
      const paid = await payPromised(tx, owner, { amountCentavos: 100 * id, at });
      // A second payment of the same award moves nothing.
      if (paid) await payAward(tx, paid, at);
      return;
    }
    case 'take back':
      await takeBackGifts(tx, owner, `R${id}`, at);
      await takeBackBonuses(tx, owner, at);
      return;
    case 'give up':
      await giveUpBonus(tx, owner, await awardOf(tx, table.seat, `order:R${id}`), at);
      return;
    case 'stop':
      await tx
        .updateTable('promotions')
        .set({ is_stopped: flag, budget_centavos: flag ? null : 700 })
        .where('site_key', '=', siteKey)
        .where('awarded_centavos', '<=', 700)
        .execute();
      return;
    case 'hold': {
      const { remainingCentavos } = await turnoverOf(tx, siteKey, memberId);
      if (remainingCentavos === 0)
        await holdWithdrawal(tx, { ...owner, withdrawalId: `W${id}`, amountCentavos: amount });
      return;
    }
    case 'release':
      await releaseWithdrawal(tx, { siteKey, at, withdrawalId: `W${id}` });
      return;
    case 'wait':
      table.now = new Date(at.getTime() + DAY_MS);
      return;
    case 'rebate row':
      await tx
        .insertInto('recharge_rebates')
        .values({
          site_key: siteKey,
          promotion_key: 'rebate',
          member_id: memberId,
          order_no: `R${id}`,
          recharge_centavos: amount,
          required_centavos: 5 * amount,
          reward_centavos: 1,
          opened_at: at,
          closes_at: new Date(at.getTime() + 2 * DAY_MS),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

/** The gift of the occasion; 0 while there is none. */
async function awardOf(tx: Tx, { siteKey }: Seat, occasion: string): Promise<number> {
  const found = await tx
    .selectFrom('promotion_awards')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('promotion_key', '=', 'gifts')
    .where('occasion', '=', occasion)
    .executeTakeFirst();
  return found?.id ?? 0;
}

/**
 * What a win or a rollback has to bring into the balance by the stakes that are written down: all of it, less what revoked bonuses have staked. Nothing where
 * it is a repetition.
 */
async function expectedOf({ seat }: Table, { kind, id, ref, round, amount }: Step): Promise<number> {
  const { siteKey } = seat;
  const own = uuid(kind === 'win' ? 2 : 3, id);
  const bet = uuid(1, ref);
  const { rows } = await sql<{ centavos: string }>`
    with bets as (
      select amount_centavos, transaction_uuid, coalesce((select sum(stake.amount_centavos) from bonus_stakes stake join bonuses on bonuses.id = stake.bonus_id
          where stake.site_key = ${siteKey} and stake.transaction_uuid = bet.transaction_uuid and bonuses.revoked_at is not null), 0) as revoked
        from game_transactions bet where site_key = ${siteKey} and kind = 'bet' and rolled_back_at is null
          and case ${kind}::text when 'win' then round_id = ${`round-${round}`} else transaction_uuid = ${bet} end
    )
    select case when exists (select from game_transactions where site_key = ${siteKey} and transaction_uuid = ${own}) then 0
      when ${kind}::text = 'win' then (select ${amount - 1}::bigint - trunc(${amount - 1}::numeric * sum(revoked) / sum(amount_centavos)) from bets)
      else coalesce((select sum(amount_centavos) - sum(revoked) from bets), 0) end as centavos`.execute(
    test.db,
  );
  return Number(rows[0]?.centavos ?? 0);
}

/** What does not fit the rules of the purses; each is a number that has to be zero, or a fact that must not be. */
async function problems({ siteKey, memberId }: Seat, [type, percent]: Counted) {
  const { rows } = await sql<Record<string, number>>`
    with bets as (
      select * from game_transactions where site_key = ${siteKey} and kind = 'bet' and settled_at is not null and rolled_back_at is null
    ), owner as (select ${siteKey}::text as site_key, ${memberId}::bigint as member_id),
    counters as (select coalesce(max(remaining_centavos), 0) as owed,
        coalesce(max(case ${type}::text when 'slot' then slot_wagered_centavos when 'live' then live_wagered_centavos else other_wagered_centavos end), 0) as wagered,
        coalesce(max(slot_wagered_centavos + live_wagered_centavos + other_wagered_centavos), 0) as total
      from turnover_counters where site_key = ${siteKey} and member_id = ${memberId}),
    purses as (select coalesce(max(balance_centavos) filter (where kind = 'member_bonus'), 0) as bonus,
        coalesce(max(balance_centavos) filter (where kind = 'member_in_play'), 0) as in_play
      from ledger_accounts where site_key = ${siteKey} and member_id = ${memberId}),
    open as (select count(*) as number, count(*) filter (where revoked_at is not null) as revoked from bonuses
      where site_key = ${siteKey} and member_id = ${memberId} and ended_at is null)
    select
      (select wagered from counters) - (select coalesce(sum(amount_centavos), 0) from bets) as "I23 wagered",
      (select total - wagered from counters) as "I23 wagered in other games",
      (select count(*) from bets where turnover_centavos > amount_centavos * ${percent} / 100) as "G16 more than the share",
      (select count(*) from bets, counters where owed > 0 and turnover_centavos = 0 and amount_centavos * ${percent} >= 100
        and not exists (select from turnover_requirements later where later.site_key = ${siteKey} and later.created_at >= bets.settled_at)
        and not exists (select from game_transactions back where back.site_key = ${siteKey} and back.rolled_back_at >= bets.settled_at)) as "G16 nothing of the share",
      (select owed from counters) - (select coalesce(sum(amount_centavos - waived_centavos), 0) from turnover_requirements
          where site_key = ${siteKey} and member_id = ${memberId})
        + (select coalesce(sum(turnover_centavos), 0) from bets) as "I24 owed",
      (select count(*) from turnover_requirements where site_key = ${siteKey} and waived_centavos > amount_centavos) as "waived",
      (select count(*) from purses, open where bonus > 0 and number = 0) as "bonus money without a bonus",
      (select count(*) from purses, open where bonus = 0 and in_play = 0 and number > 0 and revoked = 0) as "a bonus without money",
      (select revoked from open) as "A62 revoked and not ended",
      (select count(*) from game_transactions bet join ledger_entries entry
          on entry.site_key = bet.site_key and entry.idempotency_key = 'bet:' || bet.integration || ':' || bet.transaction_uuid
        where bet.site_key = ${siteKey} and bet.kind = 'bet'
          and coalesce((select sum(amount_centavos) from bonus_stakes stake where stake.site_key = bet.site_key and stake.transaction_uuid = bet.transaction_uuid), 0)
            <> coalesce((select -sum(line.amount_centavos) from ledger_lines line join ledger_accounts account on account.id = line.account_id
              where line.entry_id = entry.id and account.kind = 'member_bonus'), 0)) as "A42 stakes of bonuses",
      (select coalesce(sum(amount_centavos), 0) from bonus_withheld where site_key = ${siteKey})
        - (select coalesce(sum(line.amount_centavos), 0) from ledger_entries entry join ledger_lines line on line.entry_id = entry.id
            join ledger_accounts account on account.id = line.account_id
          where entry.site_key = ${siteKey} and entry.kind in ('win', 'bet_rollback') and account.name = 'house:promo_expense') as "A62 withheld",
      (select count(*) from bonuses where site_key = ${siteKey} and revoked_at < ended_at and outcome <> 'taken_back' and given_up_at is null) as "A68",
      (select count(*) from bonuses where site_key = ${siteKey} and given_up_at is not null and outcome is distinct from 'given_up' and ended_at is not null)
        + (select count(*) from bonuses where site_key = ${siteKey} and given_up_at is null and outcome = 'given_up') as "A62 given up",
      (select count(*) from (select from promotion_awards where site_key = ${siteKey} group by promotion_key, occasion having count(*) > 1) twice)
        as "I18 twice",
      (select count(*) from promotions where site_key = ${siteKey} and awarded_centavos <>
        (select coalesce(sum(amount_centavos), 0) from promotion_awards given
          where given.site_key = promotions.site_key and given.promotion_key = promotions.key)) as "budget",
      (select count(*) from recharge_rebates row where site_key = ${siteKey} and wagered_centavos <>
        (select coalesce(sum(amount_centavos), 0) from recharge_rebate_fills where rebate_id = row.id)) as "fills"`.execute(
    test.db,
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, value]) => Number(value) !== 0));
}

/** What the house has given and taken back, told by awards and by the ledger alike. */
async function promoExpense({ siteKey }: Seat): Promise<number> {
  const { rows } = await sql<{ centavos: string }>`select
    (select coalesce(sum(amount_centavos), 0) from promotion_awards where site_key = ${siteKey} and paid_at is not null)
    - (select coalesce(sum(taken_back_centavos), 0) from bonuses where site_key = ${siteKey})
    - (select coalesce(sum(amount_centavos - owed_centavos), 0) from award_returns where site_key = ${siteKey})
    as centavos`.execute(test.db);
  return Number(rows[0]?.centavos ?? 0);
}

it('[I18] [I19] [I23] [I24] [G16] [A42] [A62] [A68] in slots and other games any order of deposits, awards, bonuses given up, bets, wins, rollbacks, claims and withdrawals keeps the rules of the purses', async () => {
  const answers = new Set<string>();

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 45 }), counted, async (steps, game) => {
      const table = await newTable(game);
      const { seat } = table;
      const { siteKey, memberId } = seat;
      let before = await memberBalances(test.db, siteKey, memberId);
      for (const one of steps) {
        const brings = one.kind === 'win' || one.kind === 'rollback' ? await expectedOf(table, one) : null;
        const answer = await take(table, one);
        const after = await memberBalances(test.db, siteKey, memberId);
        // What a game is told is what every screen shows.
        const told = typeof answer === 'number' ? answer : after.cashCentavos + after.bonusCentavos;
        expect([one, after.visibleCentavos]).toEqual([one, told]);
        // And no more than what is not of a revoked bonus has come.
        const brought = brings === null ? null : after.visibleCentavos - before.visibleCentavos;
        expect([one, brought]).toEqual([one, typeof answer === 'number' ? brings : brings && 0]);
        // A refusal has moved nothing.
        const hasRefused = typeof answer === 'string' && answer !== 'moved';
        expect([one, after]).toEqual([one, hasRefused ? before : after]);
        const hasMoved =
          after.cashCentavos !== before.cashCentavos || after.bonusCentavos !== before.bonusCentavos;
        expect(after.version).toBeGreaterThanOrEqual(before.version + (hasMoved ? 1 : 0));
        expect([one, await problems(seat, game)]).toEqual([one, {}]);
        before = after;
        answers.add(typeof answer === 'number' ? 'OK' : answer);
      }
      // All rounds come to their end.
      for (let round = 1; round <= 4; round += 1)
        for (let ref = 1; ref <= 5; ref += 1)
          await seat.win(
            { transaction: uuid(1, ref), round: `round-${round}` },
            { amount: 0, transaction: uuid(3 + round, ref) },
          );
      expect(await problems(seat, game)).toEqual({});
      expect((await balanceOf(test.db, siteKey, 'house:promo_expense')) + (await promoExpense(seat))).toBe(0);
      expect((await verify(test.db)).problems).toEqual([]);
    }),
    {
      numRuns: 40,
      endOnFailure: true,
      examples: [
        [IN_PLAY, ['slot', 100]],
        [GIVEN_UP, ['slot', 100]],
        [IN_PLAY, ['dice', 10]],
        [GIVEN_UP, ['crash', 35]],
      ],
    },
  );

  expect([...answers]).toEqual(
    expect.arrayContaining([
      'OK',
      'moved',
      'already_claimed',
      'offer_closed',
      'NOT_ENOUGH_MONEY',
      'not_found',
      'bonus_not_open',
    ]),
  );
}, 240_000);
