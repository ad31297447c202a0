import { wireFromCentavos } from '@mosaico/shared/money';
import type { Tx } from '../db/tables.ts';
import { memberBalances, type MemberBalances } from '../ledger/balances.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Withdrawal } from './tables.ts';

/** What a step changed, for the member's open tabs. */
export interface Change {
  readonly withdrawal: Withdrawal;
  /** Null when nothing moved that the member can play with. */
  readonly balances: MemberBalances | null;
  readonly notificationId: number | null;
}

/** A step that moved money of the member. */
export async function changeWithMoney(
  tx: Tx,
  withdrawal: Withdrawal,
  notificationId: number | null = null,
): Promise<Change> {
  const balances = await memberBalances(tx, withdrawal.site_key, withdrawal.member_id);
  return { withdrawal, balances, notificationId };
}

/** Tells the member's open tabs. After the commit. Source: G10, A42. */
export function tellChange({ memberEvents, clock }: Pick<Deps, 'memberEvents' | 'clock'>, change: Change) {
  const { withdrawal, balances, notificationId } = change;
  const { member_id: memberId, order_no, amount_centavos, status } = withdrawal;
  const at = clock.now().toISOString();
  const amount = wireFromCentavos(amount_centavos);
  memberEvents.publish(memberId, { type: 'withdrawal', order_no, amount, status, at });
  if (balances) {
    const balance = wireFromCentavos(balances.visibleCentavos);
    memberEvents.publish(memberId, { type: 'balance', balance, version: balances.version, at });
  }
  if (notificationId !== null)
    memberEvents.publish(memberId, { type: 'notification', id: notificationId, at });
}
