-- The view of 0133_gifts_of_recharges.sql, with a rebate and its award joined by their member as well: whoever knows the award finds the rebate among those of
-- its member, and does not read those of the whole site.
create or replace view recharge_gifts as
  select site_key, member_id, substr(occasion, 7) as order_no, id as award_id
    from promotion_awards where kind = 'gift_tiers' and occasion like 'order:%'
  union all
  select award.site_key, award.member_id, rebate.order_no, award.id
    from recharge_rebates rebate join promotion_awards award on award.site_key = rebate.site_key
      and award.promotion_key = rebate.promotion_key and award.occasion = 'rebate:' || rebate.id and award.member_id = rebate.member_id
  union all
  select award.site_key, award.member_id, first.order_no, award.id
    from promotion_awards award cross join lateral (
      select order_no from recharge_orders paid
      where paid.site_key = award.site_key and paid.member_id = award.member_id and paid.status = 'paid'
      order by paid_at, id limit 1) first
    where award.kind = 'first_deposit';
