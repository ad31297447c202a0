import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { assertMayPlay } from '../responsible-gaming/play-bar.ts';
import { vipStandingOf } from '../vip/standing.ts';
import type { Promotion } from './promotion.ts';

/**
 * Who may be awarded anything: a member who may play, and who is of the audience.
 *
 * @throws DomainError demo_member, account_frozen, self_excluded, play_paused, offer_not_met
 * Source: R85, G26, G31.
 */
export async function assertEligible(
  tx: Db | Tx,
  { site_key: siteKey, least_vip_level: leastLevel }: Pick<Promotion, 'site_key' | 'least_vip_level'>,
  memberId: number,
  at: Date,
): Promise<void> {
  const member = await tx
    .selectFrom('members')
    .select('is_demo')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (member.is_demo) throw new DomainError('demo_member');
  await assertMayPlay(tx, { siteKey, memberId }, at);
  if (leastLevel === 0) return;
  const { level } = await vipStandingOf(tx, { siteKey, memberId });
  if (level < leastLevel) throw new DomainError('offer_not_met');
}

/** Whether `assertEligible` lets the member through. */
export async function isEligible(...asked: Parameters<typeof assertEligible>): Promise<boolean> {
  try {
    await assertEligible(...asked);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
