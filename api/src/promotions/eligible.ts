import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { barToPlayOf } from '../responsible-gaming/play-bar.ts';
import { isFor } from './audience.ts';
import type { Promotion } from './promotion.ts';

interface Exception {
  /** What was earned before a break is not refused in it. */
  readonly outlastsBreaks?: boolean;
}

/**
 * Who may be awarded anything: a member who may play, and who is of the audience.
 *
 * @throws DomainError demo_member, account_frozen, self_excluded, play_paused, terms_not_accepted, offer_not_met
 * Source: R85, G26, G31.
 */
export async function assertEligible(
  tx: Db | Tx,
  promotion: Pick<Promotion, 'site_key' | 'least_vip_level'>,
  memberId: number,
  at: Date,
  { outlastsBreaks = false }: Exception = {},
): Promise<void> {
  const { site_key: siteKey } = promotion;
  const member = await tx
    .selectFrom('members')
    .select('is_demo')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (member.is_demo) throw new DomainError('demo_member');
  const bar = await barToPlayOf(tx, { siteKey, memberId }, at);
  if (bar && !(outlastsBreaks && bar === 'play_paused')) throw new DomainError(bar);
  if (!(await isFor(tx, { siteKey, memberId }, promotion))) throw new DomainError('offer_not_met');
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
