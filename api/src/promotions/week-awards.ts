import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';
import { type Award, type AwardRequest, payAward, reserveAward } from './award.ts';
import { daysAfter, settledAt } from './play/days.ts';
import { tellOfAward } from './tell-of-award.ts';

interface GivenWeek {
  readonly award: Award;
  /** The message that tells of it; null while it waits, and when it is not told. */
  readonly notificationId: number | null;
}

interface WeekAward extends Omit<AwardRequest, 'occasion'> {
  /** First day of the week that it is for. */
  readonly monday: string;
}

/**
 * Gives by itself what a week that is over has brought a member: promises it and pays it, or lets it wait for the end of a break, after which
 * `payPromisedAwards` pays it. Same errors as `reserveAward`.
 *
 * Source: A19, A36, G31.
 */
export async function awardWeek(tx: Tx, { monday, ...request }: WeekAward): Promise<GivenWeek> {
  const { promotion, memberId, at } = request;
  const occasion = monday + whose(memberId);
  const award = await reserveAward(tx, { ...request, occasion, outlastsBreaks: true });
  if (await takesBreak(tx, { siteKey: promotion.site_key, memberId }, at))
    return { award, notificationId: null };
  await payAward(tx, award, at);
  const notificationId = await tellOfAward(tx, award, at, settledAt(daysAfter(monday, 6)));
  return { award, notificationId };
}

/** Whether what a member was given for a week has come: not while it waits for the end of a break. @param week the column with its Monday */
export function hasCome(
  { siteKey, memberId }: MemberKey,
  kind: 'cover' | 'vip_weekly',
  week: 'loss_compensations.day' | 'vip_bonuses.week',
): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from promotion_awards award where award.site_key = ${siteKey} and award.member_id = ${memberId}
    and award.kind = ${kind} and award.paid_at is null and award.occasion = ${sql.ref(week)}::text || ${whose(memberId)}::text)`;
}

const whose = (memberId: number) => `:member:${memberId}`;

/** Whether a member has asked to be left alone for a while: nothing is written to them then that calls them back. Source: G31. */
export async function takesBreak(tx: Tx, { siteKey, memberId }: MemberKey, at: Date): Promise<boolean> {
  const { paused_until: until } = await tx
    .selectFrom('members')
    .select('paused_until')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return until !== null && until > at;
}
