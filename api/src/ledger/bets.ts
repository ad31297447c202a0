import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { gameAccount, memberAccount } from './accounts.ts';
import { assertAmount } from './amount.ts';
import { findEntry } from './entries.ts';
import type { Entry, KeyedFrame, MovementFrame } from './entry.ts';
import { postPlanned } from './journal.ts';

export interface Bet extends KeyedFrame {
  readonly memberId: number;
  /** Names one round of one member, with its provider. */
  readonly roundId: string;
  readonly amountCentavos: number;
}

/**
 * Moves a stake from the member to the round's escrow: cash first, then bonus. A round may have several.
 *
 * @returns the entry; its lines tell how much came from cash and from bonus
 * @throws DomainError insufficient_funds (values.availableCentavos: cash and bonus together), idempotency_conflict
 * Source: W2, W5, W6.
 */
export async function placeBet(tx: Tx, request: Bet): Promise<Entry> {
  const { memberId, roundId, amountCentavos, ...frame } = request;
  assertAmount(amountCentavos);
  const [cash, bonus, game] = [
    memberAccount(memberId, 'cash'),
    memberAccount(memberId, 'bonus'),
    gameAccount(roundId),
  ];
  return postPlanned(tx, {
    ...frame,
    kind: 'bet',
    accounts: [cash, bonus, game],
    content: { memberId, roundId, amountCentavos },
    plan: (balanceOf) => {
      const availableCentavos = balanceOf(cash) + balanceOf(bonus);
      if (availableCentavos < amountCentavos)
        throw new DomainError('insufficient_funds', { values: { availableCentavos } });
      const fromCash = Math.min(balanceOf(cash), amountCentavos);
      return [
        { account: cash, amountCentavos: -fromCash },
        { account: bonus, amountCentavos: fromCash - amountCentavos },
        { account: game, amountCentavos },
      ];
    },
  });
}

export interface Win extends Bet {
  /** True closes the round: what is left in its escrow is the house's. */
  readonly isRoundClosed: boolean;
}

/**
 * Pays a win (zero for a lost round) to the member's cash: from the round's escrow, and what that lacks from the house.
 * It does not depend on the member's state: a win is always accepted.
 *
 * @throws DomainError idempotency_conflict
 * Source: W1, W4, W5.
 */
export async function settleWin(tx: Tx, request: Win): Promise<Entry> {
  const { memberId, roundId, amountCentavos, isRoundClosed, ...frame } = request;
  if (amountCentavos !== 0) assertAmount(amountCentavos);
  const [cash, game] = [memberAccount(memberId, 'cash'), gameAccount(roundId)];
  return postPlanned(tx, {
    ...frame,
    kind: 'win',
    accounts: [cash, game, 'house:cash'],
    content: { memberId, roundId, amountCentavos, isRoundClosed },
    plan: (balanceOf) => {
      const fromGame = isRoundClosed ? balanceOf(game) : Math.min(balanceOf(game), amountCentavos);
      return [
        { account: game, amountCentavos: -fromGame },
        { account: cash, amountCentavos },
        { account: 'house:cash', amountCentavos: fromGame - amountCentavos },
      ];
    },
  });
}

/**
 * Gives a stake back to the purses it came from: the stored amount, from the escrow, and what that lacks from the house.
 * Happens at most once per bet; again returns the first entry.
 *
 * @param request `betKey` is the idempotency key the bet was placed with
 * @throws DomainError not_found when the site knows no such bet
 * Source: W3, W7.
 */
export async function rollbackBet(
  tx: Tx,
  request: MovementFrame & { readonly betKey: string },
): Promise<Entry> {
  const { betKey, ...frame } = request;
  const found = await findEntry(tx, frame.siteKey, betKey);
  if (found?.entry.kind !== 'bet') throw new DomainError('not_found');
  const stakes = found.entry.lines.filter((line) => line.amountCentavos < 0);
  const staked = found.entry.lines.find((line) => line.amountCentavos > 0);
  if (!staked) throw new Error(`bet ${found.entry.id} has no escrow line`);
  return postPlanned(tx, {
    ...frame,
    kind: 'bet_rollback',
    idempotencyKey: `reverse:${found.entry.id}`,
    reversesId: found.entry.id,
    accounts: [...stakes.map((line) => line.account), staked.account, 'house:cash'],
    content: { betKey },
    plan: (balanceOf) => {
      const fromGame = Math.min(balanceOf(staked.account), staked.amountCentavos);
      return [
        ...stakes.map((line) => ({ account: line.account, amountCentavos: -line.amountCentavos })),
        { account: staked.account, amountCentavos: -fromGame },
        { account: 'house:cash', amountCentavos: fromGame - staked.amountCentavos },
      ];
    },
  });
}
