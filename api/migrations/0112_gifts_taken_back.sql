-- A deposit that goes back to its payer takes along what promotions gave for it (A68, docs/decisions/0062).

-- Deposits that were reversed and that promotions have not followed yet: written in the transaction that reverses them, whatever process and
-- release does so.
create table promotion_reversals (
  site_key  text        not null,
  order_no  text        not null,
  member_id bigint      not null,
  -- From then on it is looked at; later, after a failure.
  due_at    timestamptz not null,
  primary key (site_key, order_no)
);
create index promotion_reversals_due on promotion_reversals (due_at);

create function promotion_deposit_reversed() returns trigger language plpgsql as $$
begin
  insert into promotion_reversals (site_key, order_no, member_id, due_at)
    values (new.site_key, new.order_no, new.member_id, coalesce(new.next_step_at, new.received_at)) on conflict do nothing;
  return null;
end $$;
create trigger contestations_accepted after update of status on contestations
  for each row when (new.status = 'accepted' and old.status <> 'accepted' and new.member_id is not null and new.order_no <> '')
  execute function promotion_deposit_reversed();

-- When the recharge that an award was given for went back.
alter table promotion_awards add column revoked_at timestamptz null;
alter table recharge_rebates add column revoked_at timestamptz null;
-- What the house has taken of its purse since.
alter table bonuses add column revoked_at timestamptz null, add column taken_back_centavos bigint not null default 0;
alter table bonuses drop constraint bonuses_outcome_check;
alter table bonuses add constraint bonuses_outcome_check
  check (outcome in ('released', 'spent', 'given_up', 'taken_back')) not valid;

-- Bonuses that still have to be taken back.
create index bonuses_revoked on bonuses (site_key, member_id) where ended_at is null and revoked_at is not null;

-- What of a revoked award had become cash: it is owed until it was taken from the member's cash.
create table award_returns (
  award_id        bigint      primary key references promotion_awards (id),
  site_key        text        not null,
  member_id       bigint      not null,
  amount_centavos bigint      not null check (amount_centavos > 0),
  owed_centavos   bigint      not null check (owed_centavos between 0 and amount_centavos),
  created_at      timestamptz not null,
  foreign key (site_key, member_id) references members (site_key, id)
);
create index award_returns_owed on award_returns (site_key, member_id) where owed_centavos > 0;

create function award_return_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.award_id, new.site_key, new.member_id, new.amount_centavos, new.created_at)
      is distinct from (old.award_id, old.site_key, old.member_id, old.amount_centavos, old.created_at) then
    raise exception 'what of an award has to come back stays written';
  end if;
  if new.owed_centavos > old.owed_centavos then
    raise exception 'what is owed of an award does not grow';
  end if;
  return new;
end $$;
create trigger award_return_guard before update or delete on award_returns for each row execute function award_return_guard();

-- Takes what is left of revoked bonuses, and ends them once nothing is in play that could still come back to the purse. A job calls it, not the
-- wallet's functions: their answers say what the member can play with. The caller has locked the member's purses.
create function bonus_take_back(p_site text, p_member bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  key     text;
  bonus   record;
  purses  record;
  younger bigint;
  rest    bigint;
begin
  for bonus in select id, amount_centavos, taken_back_centavos from bonuses
    where site_key = p_site and member_id = p_member and ended_at is null and revoked_at is not null order by id
  loop
    select coalesce(max(balance_centavos) filter (where kind = 'member_bonus'), 0) as bonus,
        coalesce(max(balance_centavos) filter (where kind = 'member_in_play'), 0) as in_play into purses
      from ledger_accounts where site_key = p_site and member_id = p_member;
    select coalesce(sum(greatest(0, amount_centavos - taken_back_centavos)), 0) into younger from bonuses
      where site_key = p_site and member_id = p_member and ended_at is null and id > bonus.id;
    rest := greatest(0, purses.bonus - younger);
    -- What the purse has above its amount is left of an older one.
    if exists (select from bonuses where site_key = p_site and member_id = p_member and ended_at is null and id < bonus.id) then
      rest := least(rest, greatest(0, bonus.amount_centavos - bonus.taken_back_centavos));
    end if;
    if rest > 0 then
      key := 'bonus:' || bonus.id || ':taken_back:' || bonus.taken_back_centavos;
      perform wallet_write(p_site, 'gift_reversal', key, wallet_hash(key || ':' || rest), null, '{}', p_at,
        array[ledger_account(p_site, 'member:' || p_member || ':bonus'), ledger_account(p_site, 'house:promo_expense')], array[-rest, rest]);
      update bonuses set taken_back_centavos = taken_back_centavos + rest where id = bonus.id;
    end if;
    if purses.in_play = 0 then
      perform bonus_end(p_site, p_member, bonus.id, 'taken_back', p_at);
    end if;
  end loop;
end $$;

-- Ends the bonuses that are met or used up, oldest first. A revoked one is neither: it stays until it was taken back. The caller has locked the
-- member's purses.
create or replace function bonus_follow(p_site text, p_member bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  bonus   record;
  purses  record;
  owed    bigint;
  later   bigint;
  younger bigint;
  rest    bigint;
begin
  loop
    select id, requirement_id, revoked_at into bonus from bonuses
      where site_key = p_site and member_id = p_member and ended_at is null order by created_at, id limit 1;
    exit when not found or bonus.revoked_at is not null;
    select coalesce(max(balance_centavos) filter (where kind = 'member_bonus'), 0) as bonus,
        coalesce(max(balance_centavos) filter (where kind = 'member_in_play'), 0) as in_play into purses
      from ledger_accounts where site_key = p_site and member_id = p_member;
    select coalesce(max(remaining_centavos), 0) into owed from turnover_counters where site_key = p_site and member_id = p_member;
    select coalesce(sum(amount_centavos - waived_centavos), 0) into later from turnover_requirements
      where site_key = p_site and member_id = p_member and id > bonus.requirement_id;
    if owed <= later then
      select coalesce(sum(greatest(0, amount_centavos - taken_back_centavos)), 0) into younger from bonuses
        where site_key = p_site and member_id = p_member and ended_at is null and id > bonus.id;
      rest := greatest(0, purses.bonus - younger);
      perform bonus_to_cash(p_site, p_member, 'bonus:' || bonus.id || ':release', rest, p_at);
      update bonuses set outcome = 'released', ended_at = p_at, released_centavos = rest where id = bonus.id;
    elsif purses.bonus = 0 and purses.in_play = 0 then
      perform bonus_end(p_site, p_member, bonus.id, 'spent', p_at);
    else
      exit;
    end if;
  end loop;
end $$;

-- A stake has come back to the bonus purse: opens the bonuses again that had ended because the purse was empty, or was emptied. Where there
-- are none, the money is cash. `p_entry`: the bet's.
create or replace function bonus_returned(p_site text, p_member bigint, p_entry bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  last  record;
  ended record;
begin
  perform from bonuses where site_key = p_site and member_id = p_member and ended_at is null limit 1;
  if found then return; end if;
  select outcome, ended_at into last from bonuses where site_key = p_site and member_id = p_member order by ended_at desc, id desc limit 1;
  if not found then return; end if;
  if last.outcome in ('spent', 'taken_back') then
    for ended in update bonuses set outcome = null, ended_at = null
      where site_key = p_site and member_id = p_member and ended_at = last.ended_at and outcome in ('spent', 'taken_back')
      returning requirement_id
    loop
      update turnover_counters counter set remaining_centavos = counter.remaining_centavos + waived.waived_centavos
        from turnover_requirements waived
        where waived.id = ended.requirement_id and counter.site_key = p_site and counter.member_id = p_member;
      update turnover_requirements set waived_centavos = 0 where id = ended.requirement_id;
    end loop;
  else
    perform bonus_to_cash(p_site, p_member, 'bonus:returned:' || p_entry,
      (select balance_centavos from ledger_accounts where site_key = p_site and name = 'member:' || p_member || ':bonus'), p_at);
  end if;
end $$;

-- Counts a settled bet for the rows that are open, oldest first. The caller has locked the member's purses.
create or replace function recharge_rebate_fill(p_site text, p_member bigint, p_integration text, p_transaction uuid, p_amount bigint,
  p_at timestamptz) returns void language plpgsql as $$
declare
  rebate record;
  rest   bigint := p_amount;
  part   bigint;
begin
  for rebate in select id, required_centavos - wagered_centavos as missing, opened_at, closes_at from recharge_rebates
    where site_key = p_site and member_id = p_member and claimed_at is null and revoked_at is null order by opened_at, id
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
