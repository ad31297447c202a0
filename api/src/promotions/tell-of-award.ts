import { notify } from '../information/notifications.ts';
import type { Tx } from '../db/tables.ts';
import type { Award } from './award.ts';

/** Awards that come by themselves: without a message the member would only see that their balance has changed. */
const TOLD = ['vip_upgrade', 'vip_weekly', 'cover', 'rebate'] as const;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Writes the message for an award that came by itself, in its transaction; for any other award none.
 *
 * @param dueAt when it should have come. What a downtime has delayed by more than a day is not told: there would be a message for each day of it.
 * @returns the id of the message, for the member event `notification` after the commit; null when there is none
 * Source: R111, G10, G18, G19, A19.
 */
export async function tellOfAward(tx: Tx, award: Award, at: Date, dueAt = at): Promise<number | null> {
  const kind = TOLD.find((each) => each === award.kind);
  if (!kind || at.getTime() - dueAt.getTime() > DAY_MS) return null;
  const { site_key: siteKey, member_id: memberId, amount_centavos: amountCentavos } = award;
  return notify(tx, { siteKey, memberId, kind, details: { amountCentavos }, at });
}
