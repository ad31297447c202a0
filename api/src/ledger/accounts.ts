/** The purses of a member. `held` money waits for a withdrawal's review; `disputed` is blocked by a Pix contestation. */
export type MemberPurse = 'cash' | 'bonus' | 'rebate' | 'hold_withdraw' | 'disputed';

/** Accounts of the house and of the outside world: one set per site. They may go below zero. */
export type HouseAccount =
  'external:psp' | 'house:cash' | 'house:promo_expense' | 'house:fees' | 'house:agency_expense';

/**
 * Name of an account, unique within its site. A positive balance is money the account's owner has:
 * `external:psp` is minus what players have brought in, `house:promo_expense` minus what was given away.
 *
 * `game:{round}` is the escrow of one round of one member: stakes wait there until the round is decided.
 */
export type AccountName = HouseAccount | `member:${number}:${MemberPurse}` | `game:${string}`;

/** What the database knows of an account's nature; decides whether it may go below zero (see 0002_ledger.sql). */
export type AccountKind =
  | 'external'
  | 'house'
  | 'member_cash'
  | 'member_bonus'
  | 'member_rebate'
  | 'member_hold_withdraw'
  | 'member_disputed'
  | 'game';

/** Account of one purse of a member. */
export function memberAccount(memberId: number, purse: MemberPurse): AccountName {
  return `member:${memberId}:${purse}`;
}

/** Escrow account of a round. `roundId` names one round of one member, with its provider, e.g. `sandbox-8841`. */
export function gameAccount(roundId: string): AccountName {
  return `game:${roundId}`;
}

const HOUSE: ReadonlySet<string> = new Set([
  'house:cash',
  'house:promo_expense',
  'house:fees',
  'house:agency_expense',
]);
const MEMBER = /^member:([1-9]\d{0,15}):(cash|bonus|rebate|hold_withdraw|disputed)$/;
const GAME = /^game:[\x21-\x7e]{1,120}$/;

/**
 * Reads an account's nature from its name.
 *
 * @throws RangeError when the chart of accounts has no such name
 */
export function accountNature(name: string): { kind: AccountKind; memberId: number | null } {
  if (name === 'external:psp') return { kind: 'external', memberId: null };
  if (HOUSE.has(name)) return { kind: 'house', memberId: null };
  const member = MEMBER.exec(name);
  if (member) return { kind: `member_${member[2] as MemberPurse}`, memberId: Number(member[1]) };
  if (GAME.test(name)) return { kind: 'game', memberId: null };
  throw new RangeError(`not in the chart of accounts: ${JSON.stringify(name)}`);
}
