import type { Tx } from '../db/tables.ts';
import { memberAccount, type MemberPurse } from './accounts.ts';
import { assertAmount } from './amount.ts';
import type { Entry, KeyedFrame } from './entry.ts';
import { post } from './journal.ts';

/** Purses a member can be given money in. */
export type RewardPurse = Exclude<MemberPurse, 'hold_withdraw' | 'disputed'>;

export interface Reward extends KeyedFrame {
  /** What it is for, for statements: `activity`, `vip_bonus`, `lottery_wheel`, `rebate`, `agency_commission` ... */
  readonly kind: string;
  readonly memberId: number;
  readonly purse: RewardPurse;
  readonly paidBy: 'house:promo_expense' | 'house:agency_expense';
  readonly amountCentavos: number;
}

/**
 * Gives a member money of the house: a bonus, a rebate, a commission.
 *
 * @returns the entry. The same key and content again returns the first entry: a claim pays once, however often it is sent.
 * @throws DomainError idempotency_conflict
 * Source: I18, G27.
 */
export async function grantReward(tx: Tx, request: Reward): Promise<Entry> {
  const { memberId, purse, paidBy, amountCentavos, ...frame } = request;
  assertAmount(amountCentavos);
  return post(tx, {
    ...frame,
    lines: [
      { account: paidBy, amountCentavos: -amountCentavos },
      { account: memberAccount(memberId, purse), amountCentavos },
    ],
  });
}

/** Kind of the entries that take gifts back, here and in `bonus_take_back` (0112). */
export const GIFT_REVERSAL = 'gift_reversal';

/**
 * Takes back from a purse what the house has given into it.
 *
 * @throws DomainError insufficient_funds, idempotency_conflict
 * Source: A68.
 */
export async function takeBackReward(tx: Tx, request: Reward): Promise<Entry> {
  const { memberId, purse, paidBy, amountCentavos, ...frame } = request;
  assertAmount(amountCentavos);
  return post(tx, {
    ...frame,
    lines: [
      { account: memberAccount(memberId, purse), amountCentavos: -amountCentavos },
      { account: paidBy, amountCentavos },
    ],
  });
}

export interface PurseTransfer extends KeyedFrame {
  readonly kind: string;
  readonly memberId: number;
  readonly from: MemberPurse;
  readonly to: MemberPurse;
  readonly amountCentavos: number;
}

/**
 * Moves money between two purses of one member: a claimed rebate or a played-through bonus to cash,
 * contested cash to disputed and back.
 *
 * @throws DomainError insufficient_funds, idempotency_conflict
 * Source: G19, I22.
 */
export async function moveBetweenPurses(tx: Tx, request: PurseTransfer): Promise<Entry> {
  const { memberId, from, to, amountCentavos, ...frame } = request;
  assertAmount(amountCentavos);
  return post(tx, {
    ...frame,
    lines: [
      { account: memberAccount(memberId, from), amountCentavos: -amountCentavos },
      { account: memberAccount(memberId, to), amountCentavos },
    ],
  });
}
