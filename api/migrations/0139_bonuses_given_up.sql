-- A member gives up an open bonus (A62, docs/decisions/0091). It is revoked with that, so that what is left of it goes back to the house by the
-- functions of 0112_gifts_taken_back.sql, and ends as `given_up`.
alter table bonuses add column given_up_at timestamptz null,
  -- What the member was told: what went back at once, and what was left to wager.
  add column given_up_centavos bigint not null default 0,
  add column given_up_turnover_centavos bigint not null default 0;

-- What the house would take of an open bonus now, its winnings included: what the younger ones leave of the purse; where there is an older one,
-- no more than its amount, since what the purse has above that is left of the older one.
create function bonus_left(p_site text, p_member bigint, p_bonus bigint) returns bigint language sql stable as $$
  with open as (
    select id, greatest(0, amount_centavos - taken_back_centavos) as amount from bonuses
      where site_key = p_site and member_id = p_member and ended_at is null
  ), rest as (
    select greatest(0, coalesce((select max(balance_centavos) from ledger_accounts
        where site_key = p_site and member_id = p_member and kind = 'member_bonus'), 0)
      - coalesce((select sum(amount) from open where id > p_bonus), 0))::bigint as centavos
  )
  select case when exists (select from open where id < p_bonus) then least(rest.centavos, this.amount) else rest.centavos end
    from rest, open this where this.id = p_bonus
$$;

-- What is still owed for a bonus is owed no more: what the debts after it leave of the whole. A second call finds nothing to waive.
create function bonus_waive(p_site text, p_member bigint, p_bonus bigint) returns void language plpgsql as $$
declare
  requirement record;
  owed        bigint;
  later       bigint;
  rest        bigint;
begin
  select r.id, r.amount_centavos - r.waived_centavos as required into strict requirement
    from bonuses b join turnover_requirements r on r.id = b.requirement_id where b.id = p_bonus;
  select coalesce(max(remaining_centavos), 0) into owed from turnover_counters where site_key = p_site and member_id = p_member;
  select coalesce(sum(amount_centavos - waived_centavos), 0) into later from turnover_requirements
    where site_key = p_site and member_id = p_member and id > requirement.id;
  rest := greatest(0, least(owed - later, requirement.required));
  update turnover_requirements set waived_centavos = waived_centavos + rest where id = requirement.id;
  update turnover_counters set remaining_centavos = remaining_centavos - rest where site_key = p_site and member_id = p_member;
end $$;

-- Ends a bonus that is not met: the oldest open one, or any.
create or replace function bonus_end(p_site text, p_member bigint, p_bonus bigint, p_outcome text, p_at timestamptz) returns void
language plpgsql as $$
begin
  perform bonus_waive(p_site, p_member, p_bonus);
  update bonuses set outcome = p_outcome, ended_at = p_at where id = p_bonus;
end $$;

create or replace function bonus_take_back(p_site text, p_member bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  key     text;
  bonus   record;
  in_play bigint;
  rest    bigint;
begin
  select coalesce(max(balance_centavos), 0) into in_play from ledger_accounts
    where site_key = p_site and member_id = p_member and kind = 'member_in_play';
  for bonus in select id, taken_back_centavos, given_up_at from bonuses
    where site_key = p_site and member_id = p_member and ended_at is null and revoked_at is not null order by id
  loop
    rest := bonus_left(p_site, p_member, bonus.id);
    if rest > 0 then
      key := 'bonus:' || bonus.id || ':taken_back:' || bonus.taken_back_centavos;
      perform wallet_write(p_site, 'gift_reversal', key, wallet_hash(key || ':' || rest), null, '{}', p_at,
        array[ledger_account(p_site, 'member:' || p_member || ':bonus'), ledger_account(p_site, 'house:promo_expense')], array[-rest, rest]);
      update bonuses set taken_back_centavos = taken_back_centavos + rest where id = bonus.id;
    end if;
    if in_play = 0 then
      perform bonus_end(p_site, p_member, bonus.id, case when bonus.given_up_at is null then 'taken_back' else 'given_up' end, p_at);
    end if;
  end loop;
end $$;

-- As before; a bonus that was given up is opened again like one that was taken back, and the job takes what has come. Nothing has to be wagered
-- for it again.
create or replace function bonus_returned(p_site text, p_member bigint, p_entry bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  last  record;
  ended record;
begin
  perform from bonuses where site_key = p_site and member_id = p_member and ended_at is null limit 1;
  if found then return; end if;
  select outcome, ended_at into last from bonuses where site_key = p_site and member_id = p_member order by ended_at desc, id desc limit 1;
  if not found then return; end if;
  if last.outcome in ('spent', 'taken_back', 'given_up') then
    for ended in update bonuses set outcome = null, ended_at = null
      where site_key = p_site and member_id = p_member and ended_at = last.ended_at and outcome in ('spent', 'taken_back', 'given_up')
      returning requirement_id, given_up_at
    loop
      continue when ended.given_up_at is not null;
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
