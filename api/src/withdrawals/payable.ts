import type { Tx } from '../db/tables.ts';
import { barOf } from '../members/status.ts';
import { contestedLackingCentavos } from '../payouts/contested.ts';
import { payoutsStopped } from '../payouts/stops.ts';
import type { Withdrawal } from './tables.ts';

/** Why a withdrawal may not be paid out now. */
export type Obstacle =
  | { readonly code: 'payouts_stopped' | 'account_frozen' }
  | { readonly code: 'money_contested'; readonly lackingCentavos: number };

/**
 * What keeps a withdrawal from being approved, or once it is approved from being sent to the bank: the payouts of its site are stopped, or its
 * member was frozen since. It is not approved either while deposits of the member are contested and their cash does not cover that. Rejecting it is always possible: its money is in the cash again then, and is
 * taken for the contestation. To be read in the transaction that decides.
 *
 * Source: R85, R122, I22.
 */
export async function obstacleOf(
  tx: Tx,
  { site_key: siteKey, member_id: memberId }: Pick<Withdrawal, 'site_key' | 'member_id'>,
): Promise<Obstacle | null> {
  if (await payoutsStopped(tx, siteKey)) return { code: 'payouts_stopped' };
  const { status } = await tx
    .selectFrom('members')
    .select('status')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (barOf(status) === 'account_frozen') return { code: 'account_frozen' };
  const lackingCentavos = await contestedLackingCentavos(tx, { siteKey, memberId });
  return lackingCentavos > 0 ? { code: 'money_contested', lackingCentavos } : null;
}
