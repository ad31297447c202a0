import { sql } from 'kysely';
import type { Data } from '@mosaico/shared/api';

/** What has become of an award, as its member is told. */
export type AwardStatus = Data<'POST /api/promotion/awards'>['list'][number]['status'];

/**
 * Of `promotion_awards`, in the query that this becomes a part of. Rebates of a day are one award, whose occasion begins with the day; all of them are
 * claimed at once. A bonus is given up from the call on, also while a round is open that it ends with.
 *
 * Source: R44, A62, A68.
 */
export const AWARD_STATUS = sql<AwardStatus>`case
  when exists (select from bonuses where bonuses.award_id = promotion_awards.id and bonuses.given_up_at is not null) then 'given_up'
  when promotion_awards.revoked_at is not null then 'taken_back'
  when promotion_awards.paid_at is null then 'promised'
  when promotion_awards.kind = 'rebate' and exists (select from rebates where rebates.site_key = promotion_awards.site_key
    and rebates.member_id = promotion_awards.member_id and rebates.day = left(promotion_awards.occasion, 10)::date
    and rebates.claimed_at is null) then 'claimable'
  when promotion_awards.purse <> 'bonus' then 'paid'
  else (select coalesce(bonuses.outcome, 'open') from bonuses where bonuses.award_id = promotion_awards.id) end`;
