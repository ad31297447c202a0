-- What promotions gave for a recharge: the gift of its tier, that of the first deposit where it was the first, and the rebate that was claimed for it.
-- It goes back with the recharge (A68), and what of it has become cash is not paid out while the recharge is contested.
create view recharge_gifts as
  select site_key, member_id, substr(occasion, 7) as order_no, id as award_id
    from promotion_awards where kind = 'gift_tiers' and occasion like 'order:%'
  union all
  select award.site_key, award.member_id, rebate.order_no, award.id
    from recharge_rebates rebate join promotion_awards award on award.site_key = rebate.site_key
      and award.promotion_key = rebate.promotion_key and award.occasion = 'rebate:' || rebate.id
  union all
  select award.site_key, award.member_id, first.order_no, award.id
    from promotion_awards award cross join lateral (
      select order_no from recharge_orders paid
      where paid.site_key = award.site_key and paid.member_id = award.member_id and paid.status = 'paid'
      order by paid_at, id limit 1) first
    where award.kind = 'first_deposit';
