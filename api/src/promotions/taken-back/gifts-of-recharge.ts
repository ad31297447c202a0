import type { Tx } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { Award } from '../award.ts';
import { FIRST_DEPOSIT, firstRecharge } from '../first-deposit/first-deposit.ts';
import { GIFT_TIERS } from '../gift-tiers/gift-tiers.ts';
import { RECHARGE_REBATE } from '../recharge-rebate/rebates.ts';

/**
 * What promotions gave a member for a recharge and was not revoked: the gift of its tier, the first deposit's where it was the first, and the
 * rebate that was claimed for it. Source: A68.
 */
export async function giftsOfRecharge(tx: Tx, owner: MemberKey, orderNo: string): Promise<readonly Award[]> {
  const { siteKey, memberId } = owner;
  const isFirst = (await firstRecharge(tx, owner))?.orderNo === orderNo;
  const rebates = await tx
    .selectFrom('recharge_rebates')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('order_no', '=', orderNo)
    .execute();
  const occasions = rebates.map(({ id }) => `rebate:${id}`);
  return tx
    .selectFrom('promotion_awards')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        and([eb('kind', '=', GIFT_TIERS), eb('occasion', '=', `order:${orderNo}`)]),
        ...(isFirst ? [eb('kind', '=', FIRST_DEPOSIT)] : []),
        ...(occasions.length > 0
          ? [and([eb('kind', '=', RECHARGE_REBATE), eb('occasion', 'in', occasions)])]
          : []),
      ]),
    )
    .orderBy('id')
    .execute();
}
