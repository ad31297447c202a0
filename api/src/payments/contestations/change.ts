import { wireFromCentavos } from '@mosaico/shared/money';
import type { Tx } from '../../db/tables.ts';
import { memberBalances, type MemberBalances } from '../../ledger/balances.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { StoredContestation } from './tables.ts';

/** What a step changed, for the member's open tabs. */
export interface Change {
  readonly contestation: StoredContestation;
  /** Null where there is no member. */
  readonly balances: MemberBalances | null;
  readonly notificationId: number | null;
}

/** What a step has changed, read in its transaction. */
export async function changeOf(
  tx: Tx,
  contestation: StoredContestation,
  notificationId: number | null,
): Promise<Change> {
  const { site_key: siteKey, member_id: memberId } = contestation;
  const balances = memberId === null ? null : await memberBalances(tx, siteKey, memberId);
  return { contestation, balances, notificationId };
}

/** Tells the member's open tabs. After the commit. Source: G10, A42. */
export function tellChange(
  { memberEvents, clock }: Pick<Deps, 'memberEvents' | 'clock'>,
  { contestation: { member_id: memberId }, balances, notificationId }: Change,
): void {
  if (memberId === null) return;
  const at = clock.now().toISOString();
  if (balances) {
    const balance = wireFromCentavos(balances.visibleCentavos);
    memberEvents.publish(memberId, { type: 'balance', balance, version: balances.version, at });
  }
  if (notificationId !== null)
    memberEvents.publish(memberId, { type: 'notification', id: notificationId, at });
}
