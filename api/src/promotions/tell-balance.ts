import { wireFromCentavos } from '@mosaico/shared/money';
import { memberBalances } from '../ledger/balances.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';

/** Tells the member's open tabs what they can play with now. After the commit. Source: G10, A42. */
export async function tellBalance(
  { db, clock, memberEvents }: Pick<Deps, 'db' | 'clock' | 'memberEvents'>,
  { siteKey, memberId }: MemberKey,
): Promise<void> {
  const { visibleCentavos, version } = await memberBalances(db, siteKey, memberId);
  const balance = wireFromCentavos(visibleCentavos);
  memberEvents.publish(memberId, { type: 'balance', balance, version, at: clock.now().toISOString() });
}
