-- recharge_orders_member began with the site. Before statistics are gathered, the planner takes it to find one order by its number or its
-- charge, reads every order of the site with it, and keeps that plan (decision 0036). No index but the keys themselves begins with the site now.
create index if not exists recharge_orders_of_member on recharge_orders (member_id, site_key, created_at desc, id desc);
drop index recharge_orders_member;
