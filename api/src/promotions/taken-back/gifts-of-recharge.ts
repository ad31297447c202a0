import type { Tx } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { Award } from '../award.ts';

/**
 * What promotions gave a member for a recharge and was not revoked: the gift of its tier, the first deposit's where it was the first, and the
 * rebate that was claimed for it. Source: A68.
 */
export async function giftsOfRecharge(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  orderNo: string,
): Promise<readonly Award[]> {
  return tx
    .selectFrom('promotion_awards')
    .selectAll()
    .where('revoked_at', 'is', null)
    .where('id', 'in', (gifts) =>
      gifts
        .selectFrom('recharge_gifts')
        .select('award_id')
        .where('site_key', '=', siteKey)
        .where('member_id', '=', memberId)
        .where('order_no', '=', orderNo),
    )
    .orderBy('id')
    .execute();
}
