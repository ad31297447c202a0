/** The purses of a member. `commission`: earned as an agent, not claimed to cash yet. `held` money waits for a withdrawal's review; `disputed` is blocked by a Pix contestation. */
export type MemberPurse = 'cash' | 'bonus' | 'rebate' | 'commission' | 'hold_withdraw' | 'disputed';

/** Accounts of the house and of the outside world: one set per site. They may go below zero, but for `house:suspense`. */
export type HouseAccount =
  | 'external:psp'
  | 'house:cash'
  | `house:cash:${number}`
  | 'house:promo_expense'
  | 'house:fees'
  | 'house:agency_expense'
  | 'house:suspense';

/**
 * Name of an account, unique within its site. A positive balance is money the account's owner has:
 * `external:psp` is minus what players have brought in, `house:promo_expense` minus what was given away.
 *
 * `member:{id}:in_play` holds the stakes of the member's open rounds; only the functions of 0049_wallet_functions.sql move it.
 * `game:{round}` held those of one round, in releases before them.
 */
export type AccountName = HouseAccount | `member:${number}:${MemberPurse | 'in_play'}` | `game:${string}`;

/** What the database knows of an account's nature; decides whether it may go below zero (0091_agency.sql). */
export type AccountKind =
  | 'external'
  | 'house'
  | 'member_cash'
  | 'member_bonus'
  | 'member_rebate'
  | 'member_commission'
  | 'member_hold_withdraw'
  | 'member_disputed'
  | 'member_in_play'
  | 'game';

/** Account of one purse of a member. */
export function memberAccount(memberId: number, purse: MemberPurse): AccountName {
  return `member:${memberId}:${purse}`;
}

/** Where the house's cash lies: one account, and sixteen over which the rounds of members are spread. */
export const HOUSE_CASH: readonly AccountName[] = [
  'house:cash',
  ...Array.from({ length: 16 }, (_, stripe): AccountName => `house:cash:${stripe}`),
];
