import fc from 'fast-check';
import { insertSite } from '../../../testing/builders.ts';
import { insertGame, takeSeat, type Seat } from '../../../testing/seat.ts';
import { useDatabase } from '../../../testing/test-database.ts';
import { transaction } from '../../db/transaction.ts';
import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { balanceOf, memberBalances } from '../../ledger/balances.ts';
import { deposit, reverseDeposit } from '../../ledger/deposits.ts';
import { findEntry } from '../../ledger/entries.ts';
import { reverse } from '../../ledger/reversal.ts';
import { grantReward } from '../../ledger/rewards.ts';
import { verify } from '../../ledger/verify.ts';
import { holdWithdrawal, releaseWithdrawal } from '../../ledger/withdrawals.ts';
import { addTurnoverRequirement, turnoverOf } from '../../turnover/turnover.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useDatabase();

const KINDS = [
  'stake',
  'win',
  'rollback',
  'deposit',
  'contest',
  'bonus',
  'revoke',
  'hold',
  'release',
  'owe',
] as const;

/** Few members, ids, rounds and amounts, so that repetitions, conflicts and shortages happen often. */
const step = fc.record({
  kind: fc.constantFrom(...KINDS, 'stake' as const, 'win' as const, 'rollback' as const),
  player: fc.constantFrom(0, 1),
  id: fc.integer({ min: 1, max: 4 }),
  ref: fc.integer({ min: 1, max: 4 }),
  round: fc.integer({ min: 1, max: 3 }),
  amount: fc.constantFrom(1, 60, 200, 999),
  flag: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const plain: Step = { kind: 'stake', player: 1, id: 1, ref: 1, round: 1, amount: 60, flag: false };
/** Comes to every answer there is, whatever the random runs come to. */
const EVERY_ANSWER: Step[] = [
  { ...plain },
  { ...plain, kind: 'revoke' },
  { ...plain, kind: 'deposit' },
  { ...plain, kind: 'deposit' },
  { ...plain, kind: 'hold', id: 3 },
  { ...plain },
  { ...plain, amount: 1 },
  { ...plain, kind: 'rollback', ref: 4 },
  { ...plain, kind: 'win', flag: true },
  { ...plain, id: 2 },
];

interface Purses {
  cash: number;
  bonus: number;
  held: number;
  disputed: number;
  inPlay: number;
  owed: number;
  wagered: number;
}
interface ModelBet {
  readonly player: number;
  readonly round: number;
  readonly amount: number;
  readonly fromCash: number;
  counted: number | null;
  isUndone: boolean;
  hasWon: boolean;
}
type Answer = number | string;

/** The rules of money.md, told a second time as simply as possible. */
class Model {
  readonly purses: readonly Purses[] = [0, 1].map(() => ({
    cash: 0,
    bonus: 0,
    held: 0,
    disputed: 0,
    inPlay: 0,
    owed: 0,
    wagered: 0,
  }));
  house = 0;
  readonly #bets = new Map<number, ModelBet | 'tombstone'>();
  readonly #rounds = new Map<number, { readonly player: number; stake: number; isClosed: boolean }>();
  readonly #done = new Map<string, { readonly content: string; readonly player: number }>();

  take(one: Step): Answer {
    if (one.kind === 'stake') return this.#stake(one);
    if (one.kind === 'win') return this.#win(one);
    if (one.kind === 'rollback') return this.#rollback(one);
    if (one.kind !== 'owe') return this.#move(one, one.kind);
    this.#of(one.player).owed += one.amount;
    return 'applied';
  }

  #stake({ player, id, round: number, amount }: Step): Answer {
    const purses = this.#of(player);
    const known = this.#bets.get(id);
    if (known) {
      const isSame =
        known !== 'tombstone' &&
        known.player === player &&
        known.round === number &&
        known.amount === amount &&
        !known.isUndone;
      return isSame ? this.#visible(player) : 'DUPLICATE_TRANSACTION';
    }
    const round = this.#rounds.get(number) ?? { player, stake: 0, isClosed: false };
    if (round.player !== player) return 'DUPLICATE_TRANSACTION';
    if (round.isClosed) return 'ROUND_CLOSED';
    if (this.#visible(player) < amount) return 'NOT_ENOUGH_MONEY';
    const fromCash = Math.min(purses.cash, amount);
    purses.cash -= fromCash;
    purses.bonus -= amount - fromCash;
    purses.inPlay += amount;
    round.stake += amount;
    this.#rounds.set(number, round);
    this.#bets.set(id, {
      player,
      round: number,
      amount,
      fromCash,
      counted: null,
      isUndone: false,
      hasWon: false,
    });
    return this.#visible(player);
  }

  #win({ id, ref, round: number, amount: sent, flag }: Step): Answer {
    const amount = sent - 1;
    const round = this.#rounds.get(number);
    if (!round) return 'TRANSACTION_DOES_NOT_EXIST';
    const known = this.#repeated(`win ${id}`, `${number} ${ref} ${amount} ${flag}`);
    if (known !== null) return known;
    if (round.isClosed) return 'ROUND_CLOSED';
    const bet = this.#bets.get(ref);
    if (!bet || bet === 'tombstone' || bet.round !== number || bet.isUndone)
      return 'TRANSACTION_DOES_NOT_EXIST';
    const purses = this.#of(round.player);
    const fromStake = flag ? round.stake : Math.min(round.stake, amount);
    round.stake -= fromStake;
    purses.inPlay -= fromStake;
    purses.cash += amount;
    this.house += fromStake - amount;
    if (amount > 0) bet.hasWon = true;
    if (flag) this.#close(number);
    this.#done.set(`win ${id}`, { content: `${number} ${ref} ${amount} ${flag}`, player: round.player });
    return this.#visible(round.player);
  }

  #close(number: number): void {
    const round = this.#rounds.get(number);
    if (round) round.isClosed = true;
    // All bets are of one instant: then they count in the order of their ids.
    for (const [, bet] of [...this.#bets].sort(([one], [other]) => one - other)) {
      if (bet === 'tombstone' || bet.round !== number || bet.isUndone) continue;
      const purses = this.#of(bet.player);
      // The game is a slot: every centavo counts.
      bet.counted = Math.min(purses.owed, bet.amount);
      purses.owed -= bet.counted;
      purses.wagered += bet.amount;
    }
  }

  #rollback({ id, ref }: Step): Answer {
    const bet = this.#bets.get(ref);
    if (!bet) this.#bets.set(ref, 'tombstone');
    if (!bet || bet === 'tombstone') return 'TRANSACTION_DOES_NOT_EXIST';
    const known = this.#repeated(`rollback ${id}`, `${ref}`);
    if (known !== null) return known;
    if (!bet.isUndone) {
      if (bet.hasWon) return 'ROUND_CLOSED';
      this.#undo(bet);
    }
    this.#done.set(`rollback ${id}`, { content: `${ref}`, player: bet.player });
    return this.#visible(bet.player);
  }

  #undo(bet: ModelBet): void {
    const [purses, round] = [this.#of(bet.player), this.#rounds.get(bet.round)];
    if (!round) throw new Error('a bet without a round');
    const fromStake = Math.min(round.stake, bet.amount);
    round.stake -= fromStake;
    purses.inPlay -= fromStake;
    purses.cash += bet.fromCash;
    purses.bonus += bet.amount - bet.fromCash;
    this.house += fromStake - bet.amount;
    bet.isUndone = true;
    if (bet.counted === null) return;
    purses.owed += bet.counted;
    purses.wagered -= bet.amount;
  }

  /** Each happens once per id, of the amount of its id, to the player of its id. */
  #move({ id }: Step, kind: Step['kind']): Answer {
    const [player, amount] = [id % 2, id * 100];
    const purses = this.#of(player);
    const needs = { contest: 'deposit', revoke: 'bonus', release: 'hold' }[kind as string];
    if (needs !== undefined && !this.#done.has(`${needs} ${id}`)) return 'not_found';
    if (this.#done.has(`${kind} ${id}`)) return 'replay';
    if (kind === 'hold' && purses.cash < amount) return 'insufficient_funds';
    if (kind === 'revoke' && purses.bonus < amount) return 'insufficient_funds';
    this.#done.set(`${kind} ${id}`, { content: '', player });
    if (kind === 'deposit') purses.cash += amount;
    if (kind === 'bonus') purses.bonus += amount;
    if (kind === 'revoke') purses.bonus -= amount;
    if (kind === 'hold') [purses.cash, purses.held] = [purses.cash - amount, purses.held + amount];
    if (kind === 'release') [purses.cash, purses.held] = [purses.cash + amount, purses.held - amount];
    if (kind === 'contest') {
      const fromCash = Math.min(purses.cash, amount);
      purses.cash -= fromCash;
      purses.disputed -= amount - fromCash;
    }
    return 'applied';
  }

  #repeated(key: string, content: string): Answer | null {
    const known = this.#done.get(key);
    if (!known) return null;
    return known.content === content ? this.#visible(known.player) : 'DUPLICATE_TRANSACTION';
  }

  #visible(player: number): number {
    return this.#of(player).cash + this.#of(player).bonus;
  }

  #of(player: number): Purses {
    const purses = this.purses[player];
    if (!purses) throw new Error(`no player ${player}`);
    return purses;
  }
}

/** Ids of actions are unique on a site, so each run can have the same. */
const idOf = (kind: 'stake' | 'win' | 'rollback', id: number) =>
  `00000000-0000-4000-8000-0000000000${{ stake: 1, win: 2, rollback: 3 }[kind]}${id}`;

/** The same step on the real thing. */
async function take(seats: readonly Seat[], one: Step): Promise<Answer> {
  const seat = seats[one.player];
  if (!seat) throw new Error('nobody sits there');
  const bet = { transaction: idOf('stake', one.ref), round: `round-${one.round}` };
  if (one.kind === 'stake')
    return (await seat.stake({ amount: one.amount, round: bet.round, transaction: idOf('stake', one.id) }))
      .answer;
  if (one.kind === 'win')
    return seat.win(bet, { amount: one.amount - 1, isClosed: one.flag, transaction: idOf('win', one.id) });
  if (one.kind === 'rollback') return seat.rollback(bet, idOf('rollback', one.id));
  return attempt((tx) => move(tx, seats, one));
}

async function move(tx: Tx, seats: readonly Seat[], { kind, id, player, amount: owed }: Step) {
  const seat = seats[kind === 'owe' ? player : id % 2];
  if (!seat) throw new Error('nobody sits there');
  const { siteKey, memberId } = seat;
  const frame = { siteKey, at, idempotencyKey: `${kind}:${id}` };
  const amountCentavos = id * 100;
  const entryId = async (of: string) => (await findEntry(tx, siteKey, `${of}:${id}`))?.entry.id ?? 0;
  if (kind === 'deposit') return deposit(tx, { ...frame, memberId, amountCentavos });
  if (kind === 'contest')
    return reverseDeposit(tx, { siteKey, at, depositEntryId: await entryId('deposit') });
  if (kind === 'bonus')
    return grantReward(tx, {
      ...frame,
      kind: 'bonus',
      memberId,
      purse: 'bonus',
      paidBy: 'house:promo_expense',
      amountCentavos,
    });
  if (kind === 'revoke') return reverse(tx, { siteKey, at, entryId: await entryId('bonus') });
  if (kind === 'hold')
    return holdWithdrawal(tx, { siteKey, at, memberId, withdrawalId: `W${id}`, amountCentavos });
  if (kind === 'release') return releaseWithdrawal(tx, { siteKey, at, withdrawalId: `W${id}` });
  await addTurnoverRequirement(tx, { siteKey, memberId, amountCentavos: owed, at });
  return { isReplay: false };
}

async function attempt(work: (tx: Tx) => Promise<{ readonly isReplay: boolean }>): Promise<Answer> {
  try {
    return (await transaction(test.db, work)).isReplay ? 'replay' : 'applied';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

async function pursesOf({ siteKey, memberId }: Seat): Promise<Purses> {
  const balances = await memberBalances(test.db, siteKey, memberId);
  const turnover = await turnoverOf(test.db, siteKey, memberId);
  return {
    cash: balances.cashCentavos,
    bonus: balances.bonusCentavos,
    held: balances.heldCentavos,
    disputed: balances.disputedCentavos,
    inPlay: await balanceOf(test.db, siteKey, `member:${memberId}:in_play`),
    owed: turnover.remainingCentavos,
    wagered: turnover.totalWageredCentavos,
  };
}

it('[I1] [I8] [I9] [I16] [I23] [I24] [I25] any sequence of money calls and other movements answers and leaves what the rules say', async () => {
  const answers = new Set<string>();

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const siteKey = await insertSite(test.db);
      await insertGame(test.db, siteKey);
      const seats = [
        await takeSeat(test.db, siteKey, { centavos: 0 }),
        await takeSeat(test.db, siteKey, { centavos: 0 }),
      ];
      const model = new Model();
      for (const one of steps) {
        const answer = model.take(one);
        expect([one, await take(seats, one)]).toEqual([one, answer]);
        answers.add(typeof answer === 'number' ? 'OK' : answer);
      }
      expect(await Promise.all(seats.map(pursesOf))).toEqual(model.purses);
      expect(await balanceOf(test.db, siteKey, 'house:cash')).toBe(model.house);
      expect((await verify(test.db)).problems).toEqual([]);
    }),
    { numRuns: 60, endOnFailure: true, examples: [[EVERY_ANSWER]] },
  );

  expect([...answers].sort()).toEqual([
    'DUPLICATE_TRANSACTION',
    'NOT_ENOUGH_MONEY',
    'OK',
    'ROUND_CLOSED',
    'TRANSACTION_DOES_NOT_EXIST',
    'applied',
    'insufficient_funds',
    'not_found',
    'replay',
  ]);
});
