-- A first recharge that goes back to its payer takes along the commission that it has brought (A68, docs/decisions/0081).

-- Recharges of invited members that were reversed and not followed yet: written in the transaction that reverses them (as promotion_reversals).
create table agency_reversals (
  site_key  text        not null,
  order_no  text        not null,
  -- From then on it is looked at; later, after a failure.
  due_at    timestamptz not null,
  primary key (site_key, order_no)
);
create index agency_reversals_due on agency_reversals (due_at);

create function agency_deposit_reversed() returns trigger language plpgsql as $$
begin
  insert into agency_reversals (site_key, order_no, due_at)
    select new.site_key, new.order_no, coalesce(new.next_step_at, new.received_at) from members
    where site_key = new.site_key and id = new.member_id and inviter_id is not null
    on conflict do nothing;
  return null;
end $$;
create trigger contestations_commission after update of status on contestations
  for each row when (new.status = 'accepted' and old.status <> 'accepted' and new.member_id is not null and new.order_no <> '')
  execute function agency_deposit_reversed();

-- When the recharge that it was for went back. It is nobody's then: what was not claimed by then is not credited any more.
alter table agency_commissions add column revoked_at timestamptz null;

-- What of a revoked commission had been claimed: it is owed until it was taken from the agent's cash (as award_returns).
create table commission_returns (
  commission_id   bigint      primary key references agency_commissions (id),
  site_key        text        not null,
  member_id       bigint      not null,
  amount_centavos bigint      not null check (amount_centavos > 0),
  owed_centavos   bigint      not null check (owed_centavos between 0 and amount_centavos),
  created_at      timestamptz not null,
  foreign key (site_key, member_id) references members (site_key, id)
);
create index commission_returns_owed on commission_returns (site_key, member_id) where owed_centavos > 0;

create function commission_return_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.commission_id, new.site_key, new.member_id, new.amount_centavos, new.created_at)
      is distinct from (old.commission_id, old.site_key, old.member_id, old.amount_centavos, old.created_at) then
    raise exception 'what of a commission has to come back stays written';
  end if;
  if new.owed_centavos > old.owed_centavos then
    raise exception 'what is owed of a commission does not grow';
  end if;
  return new;
end $$;
create trigger commission_return_guard before update or delete on commission_returns for each row execute function commission_return_guard();
