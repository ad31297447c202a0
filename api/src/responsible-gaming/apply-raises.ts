import { transaction } from '../db/transaction.ts';
import type { Db } from '../db/tables.ts';
import { type NewNotification, notify } from '../information/notifications.ts';

/** A member who has been told of a limit of theirs. */
interface Told {
  readonly memberId: number;
  readonly notificationId: number;
}

/**
 * Writes down what counts already since the instant of each raise (0090), and tells its member.
 *
 * @returns who was told
 * Source: G31.
 */
export async function applyRaises(db: Db, at: Date): Promise<readonly Told[]> {
  return transaction(db, async (tx) => {
    const ended = await tx
      .deleteFrom('play_limits')
      .where('pending_from', '<=', at)
      .where('pending_most', 'is', null)
      .returning(['site_key', 'member_id', 'kind', 'period'])
      .execute();
    const raised = await tx
      .updateTable('play_limits')
      .set((row) => ({ most: row.ref('pending_most').$notNull(), pending_from: null, pending_most: null }))
      .where('pending_from', '<=', at)
      .returning(['site_key', 'member_id', 'kind', 'period', 'most'])
      .execute();
    const news: NewNotification<'limit_in_force' | 'limit_removed'>[] = [
      ...ended.map(({ site_key, member_id, ...details }) => ({
        siteKey: site_key,
        memberId: member_id,
        at,
        kind: 'limit_removed' as const,
        details,
      })),
      ...raised.map(({ site_key, member_id, ...details }) => ({
        siteKey: site_key,
        memberId: member_id,
        at,
        kind: 'limit_in_force' as const,
        details,
      })),
    ];
    const told: Told[] = [];
    for (const one of news) told.push({ memberId: one.memberId, notificationId: await notify(tx, one) });
    return told;
  });
}
