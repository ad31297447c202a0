import type { Tx } from '../../db/tables.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { moveBetweenPurses } from '../../ledger/rewards.ts';
import { lockPurses } from '../../ledger/withdrawals.ts';
import type { StoredContestation } from './tables.ts';

/**
 * Takes what a contestation lacks from the member's cash, as far as that goes: into the hold while it is undecided, afterwards to pay what
 * is owed. What it lacks then is less each time, so the same part is never taken twice.
 *
 * @param contestation locked, and before the accounts
 * @returns centavos that were taken
 * Source: I22, I27.
 */
export async function takeLacking(tx: Tx, contestation: StoredContestation, at: Date): Promise<number> {
  const { id, site_key: siteKey, number, member_id: memberId, lacking_centavos: lacking } = contestation;
  if (memberId === null || lacking === 0) return 0;
  await lockPurses(tx, siteKey, memberId);
  const { cashCentavos } = await memberBalances(tx, siteKey, memberId);
  const amountCentavos = Math.min(cashCentavos, lacking);
  if (amountCentavos === 0) return 0;
  await moveBetweenPurses(tx, {
    siteKey,
    memberId,
    amountCentavos,
    at,
    kind: 'contestation_hold',
    from: 'cash',
    to: 'disputed',
    idempotencyKey: `contestation:${number}:hold:${lacking}`,
    metadata: { contestation: number },
  });
  await tx
    .updateTable('contestations')
    .set({ lacking_centavos: lacking - amountCentavos })
    .where('id', '=', id)
    .execute();
  return amountCentavos;
}

/** What is held for a contestation that is not decided yet. */
export function heldCentavos({
  status,
  credited_centavos,
  lacking_centavos,
}: Pick<StoredContestation, 'status' | 'credited_centavos' | 'lacking_centavos'>): number {
  return status === 'open' || status === 'rejected' ? credited_centavos - lacking_centavos : 0;
}

/** Gives what is held for an undecided contestation back to the member's cash. @returns centavos that were given back */
export async function releaseHeld(tx: Tx, contestation: StoredContestation, at: Date): Promise<number> {
  const { site_key: siteKey, number, member_id: memberId } = contestation;
  const amountCentavos = heldCentavos(contestation);
  if (memberId === null || amountCentavos === 0) return 0;
  await lockPurses(tx, siteKey, memberId);
  await moveBetweenPurses(tx, {
    siteKey,
    memberId,
    amountCentavos,
    at,
    kind: 'contestation_release',
    from: 'disputed',
    to: 'cash',
    idempotencyKey: `contestation:${number}:release`,
    metadata: { contestation: number },
  });
  return amountCentavos;
}
