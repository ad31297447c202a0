-- The recharge rebate: each recharge that qualifies opens a row of its own, which settled bets fill, oldest first, each centavo once (A13).
create table recharge_rebates (
  id                bigint      generated always as identity primary key,
  site_key          text        not null,
  promotion_key     text        not null,
  member_id         bigint      not null,
  order_no          text        not null,
  recharge_centavos bigint      not null check (recharge_centavos > 0),
  required_centavos bigint      not null check (required_centavos > 0),
  wagered_centavos  bigint      not null default 0 check (wagered_centavos between 0 and required_centavos),
  reward_centavos   bigint      not null check (reward_centavos > 0),
  opened_at         timestamptz not null,
  closes_at         timestamptz not null check (closes_at > opened_at),
  -- The member has claimed it: the reward is reserved, and waits for the recharge that brings it (A3), or for the job that settles it.
  claimed_at        timestamptz null,
  foreign key (site_key, promotion_key) references promotions (site_key, key),
  foreign key (site_key, member_id) references members (site_key, id),
  constraint recharge_rebates_order unique (site_key, promotion_key, order_no)
) with (fillfactor = 70);
create index recharge_rebates_open on recharge_rebates (site_key, member_id, id) where claimed_at is null;
create index recharge_rebates_member on recharge_rebates (site_key, member_id, opened_at desc, id desc);

-- Which bet has filled which row with how much.
create table recharge_rebate_fills (
  site_key         text   not null,
  integration      text   not null,
  transaction_uuid uuid   not null,
  rebate_id        bigint not null references recharge_rebates (id),
  amount_centavos  bigint not null check (amount_centavos > 0),
  primary key (site_key, integration, transaction_uuid, rebate_id)
);

-- Counts a settled bet for the rows that are open, oldest first. The caller has locked the member's purses.
create function recharge_rebate_fill(p_site text, p_member bigint, p_integration text, p_transaction uuid, p_amount bigint, p_at timestamptz)
returns void language plpgsql as $$
declare
  rebate record;
  rest   bigint := p_amount;
  part   bigint;
begin
  for rebate in select id, required_centavos - wagered_centavos as missing, opened_at, closes_at from recharge_rebates
    where site_key = p_site and member_id = p_member and claimed_at is null order by opened_at, id
  loop
    exit when rest = 0;
    continue when rebate.missing = 0 or rebate.opened_at > p_at or rebate.closes_at <= p_at;
    part := least(rest, rebate.missing);
    rest := rest - part;
    update recharge_rebates set wagered_centavos = wagered_centavos + part where id = rebate.id;
    insert into recharge_rebate_fills (site_key, integration, transaction_uuid, rebate_id, amount_centavos)
      values (p_site, p_integration, p_transaction, rebate.id, part);
  end loop;
end $$;

-- Takes back what a bet has filled. A row that is claimed stays claimed.
create function recharge_rebate_unfill(p_site text, p_integration text, p_transaction uuid) returns void language sql as $$
  with taken as (
    delete from recharge_rebate_fills
      where site_key = p_site and integration = p_integration and transaction_uuid = p_transaction
      returning rebate_id, amount_centavos)
  update recharge_rebates set wagered_centavos = wagered_centavos - taken.amount_centavos from taken where id = taken.rebate_id
$$;

-- Recharges that were paid and that promotions have not looked at yet: written in the transaction that credits them, whatever process and
-- release does so.
create table promotion_recharges (
  site_key  text        not null,
  order_no  text        not null,
  -- From then on it is looked at; later, after a failure.
  due_at    timestamptz not null,
  failures  int         not null default 0,
  primary key (site_key, order_no)
);
create index promotion_recharges_due on promotion_recharges (due_at);

create function promotion_recharge_paid() returns trigger language plpgsql as $$
begin
  insert into promotion_recharges (site_key, order_no, due_at) values (new.site_key, new.order_no, new.paid_at) on conflict do nothing;
  return null;
end $$;
create trigger recharge_orders_paid after update of status on recharge_orders
  for each row when (new.status = 'paid' and old.status <> 'paid') execute function promotion_recharge_paid();
