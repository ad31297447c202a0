import type { Tx } from '../db/tables.ts';
import { notify } from '../information/notifications.ts';
import type { MemberKey } from '../members/tables.ts';
import type { BarredAnswer } from '../providers/barred-players/barred-register.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The register is asked about everybody this often (G32). */
const ASKED_EVERY_DAYS = 15;

/**
 * Writes down what the register says of a member, and what follows. Who is barred has the status of who has excluded themselves: no play, no
 * deposits, no claims, all sessions end in the same transaction (0004), and their money is theirs to withdraw without wagering. Who is no longer barred
 * may play again, unless they have excluded themselves; who is frozen stays frozen either way.
 *
 * An answer that lets a barred member play counts only if nothing else was answered since it was asked for: of two that cross on their way the older one
 * must not win. The job asks again then.
 *
 * @param askedAt when the register was asked
 * @returns id of the notification that tells the member of a change; null when nothing has changed
 * Source: G32, R85.
 */
export async function recordAnswer(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  answer: BarredAnswer,
  { askedAt, at }: { readonly askedAt: Date; readonly at: Date },
): Promise<number | null> {
  const member = await tx
    .selectFrom('members')
    .select('barred_as')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const barredAs = answer === 'not_barred' ? null : answer;
  const check = tx
    .updateTable('barred_checks')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId);
  if (barredAs === null && member.barred_as !== null) {
    const crossed = await check.set({ due_at: at }).where('answered_at', '>', askedAt).executeTakeFirst();
    if (crossed.numUpdatedRows > 0n) return null;
  }
  await check
    .set({
      answer,
      answered_at: at,
      due_at: new Date(at.getTime() + ASKED_EVERY_DAYS * DAY_MS),
      failures: 0,
    })
    .execute();
  if (barredAs === member.barred_as) return null;
  const update = tx.updateTable('members').where('site_key', '=', siteKey).where('id', '=', memberId);
  if (barredAs !== null && member.barred_as !== null) {
    // Barred for another reason: nothing else changes for the member.
    await update.set({ barred_as: barredAs, updated_at: at }).execute();
    return null;
  }
  await update
    .set({ barred_as: barredAs, barred_at: barredAs === null ? null : at, updated_at: at })
    .execute();
  const kind = barredAs === null ? 'unbarred' : 'barred';
  return notify(tx, { siteKey, memberId, kind, details: {}, at });
}
