import { sql } from 'kysely';
import type { Tx } from '../db/tables.ts';
import { notify } from '../information/notifications.ts';
import { holdBets } from '../ledger/hold-bets.ts';
import type { MemberKey } from '../members/tables.ts';

const HOUR_MS = 60 * 60_000;
/** The same choice pressed twice, or sent again: by less than this nothing becomes longer. */
const SAME_MS = 60_000;

/**
 * A break from playing and depositing. A bet that is being written comes before it, and none is taken after it. One that takes as long already, to
 * the minute, stays, and nothing is written down again. The notification is written in the same transaction; by its event the member's other tabs
 * learn of the break.
 *
 * @returns until when it takes, and the id of the notification, for the member event after the commit; null where the break stays as it was
 * Source: G31.
 */
export async function pause(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  hours: number,
  at: Date,
): Promise<{ readonly until: Date; readonly notificationId: number | null }> {
  await holdBets(tx, { siteKey, memberId });
  const asked = new Date(at.getTime() + hours * HOUR_MS);
  const { paused_until: before } = await tx
    .selectFrom('members')
    .select('paused_until')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (before && before.getTime() + SAME_MS > asked.getTime()) return { until: before, notificationId: null };
  await tx
    .updateTable('members')
    .set({ paused_until: asked, updated_at: at })
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .execute();
  const details = { until: asked.toISOString() };
  const notificationId = await notify(tx, {
    siteKey,
    memberId,
    kind: 'play_paused',
    details,
    at,
    isSeen: true,
  });
  return { until: asked, notificationId };
}

/**
 * Excludes a member at their own word: their sessions end in the same transaction (0004), and no bet is written after it. An exclusion that takes as
 * long, to the minute, stays, and nothing is written down again; who is frozen stays frozen.
 *
 * @param months 'indefinite' for good
 * @returns until when it takes; null for good
 * Source: G31, G26, R85.
 */
export async function exclude(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  months: number | 'indefinite',
  at: Date,
): Promise<Date | null> {
  await holdBets(tx, { siteKey, memberId });
  const asked = sql`${at}::timestamptz + make_interval(months => ${months}::int)`;
  const end =
    months === 'indefinite'
      ? sql<null>`null::timestamptz`
      : sql<Date>`case when excluded_at is null or exclusion_ends_at is not null
          then case when ${asked} < exclusion_ends_at + make_interval(secs => ${SAME_MS / 1_000})
            then exclusion_ends_at else ${asked} end end`;
  const before = await tx
    .selectFrom('members')
    .select(['excluded_at', 'exclusion_ends_at'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { exclusion_ends_at } = await tx
    .updateTable('members')
    .set({ excluded_at: sql<Date>`coalesce(excluded_at, ${at})`, exclusion_ends_at: end, updated_at: at })
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .returning('exclusion_ends_at')
    .executeTakeFirstOrThrow();
  const isAsBefore =
    before.excluded_at !== null && before.exclusion_ends_at?.getTime() === exclusion_ends_at?.getTime();
  if (!isAsBefore) await notify(tx, { siteKey, memberId, kind: 'self_excluded', details: {}, at });
  return exclusion_ends_at;
}
