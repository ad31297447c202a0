import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { UNDECIDED } from '../../payouts/contested.ts';
import { totalRechargedCentavos } from '../../vip/total-recharged.ts';

/**
 * What of a member's recharges counts for the tiers, in centavos: all that was paid over a lifetime, without what was taken back, and without what is
 * contested while nobody knows whether it goes back.
 *
 * Source: A37, A68.
 */
export async function tierTotalCentavos(db: Db, { siteKey, memberId }: MemberKey): Promise<number> {
  const { contested } = await db
    .selectFrom('contestations')
    .select(sql<number>`coalesce(sum(amount_centavos), 0)::bigint`.as('contested'))
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('status', 'in', UNDECIDED)
    .executeTakeFirstOrThrow();
  return (await totalRechargedCentavos(db, siteKey, memberId)) - contested;
}
