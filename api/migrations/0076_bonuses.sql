-- Bonus money: what was given, what has to be wagered for it, and how it ended (G16, A42, A62). The rules, for every purse:
--
-- 1. A stake takes cash first, then bonus (wallet_bet).
-- 2. A win goes back in the proportion of its round's stakes: the bonus's share, rounded down, to bonus, the rest to cash. Without an open
--    bonus all of it is cash.
-- 3. Settled bets meet what is owed for deposits and bonuses in the order in which it was added. A stake uses the oldest bonus up first: what
--    the purse has above the amounts of the younger ones is left of the oldest.
-- 4. When the turnover of the oldest bonus is met, what is left of it moves to cash.
-- 5. When the purse is empty and nothing is in play, the open bonuses end, and what was still owed for them is owed no more.
-- 6. A stake that is taken back after that opens them again; where the bonus was met already, what comes back of it is cash.
create table bonuses (
  id               bigint      generated always as identity primary key,
  site_key         text        not null,
  member_id        bigint      not null,
  award_id         bigint      not null unique references promotion_awards (id),
  amount_centavos  bigint      not null check (amount_centavos > 0),
  -- What has to be wagered for it: its place among all that the member owes.
  requirement_id   bigint      not null unique references turnover_requirements (id),
  outcome          text        null check (outcome in ('released', 'spent', 'given_up')),
  -- What was left of it, and moved to cash.
  released_centavos bigint     not null default 0 check (released_centavos >= 0),
  created_at       timestamptz not null,
  ended_at         timestamptz null,
  foreign key (site_key, member_id) references members (site_key, id),
  constraint bonuses_ended check ((ended_at is null) = (outcome is null))
);
create index bonuses_open on bonuses (site_key, member_id, id) where ended_at is null;
create index bonuses_member on bonuses (site_key, member_id, ended_at);

-- What of it is owed no more, because its bonus ended before it was met.
alter table turnover_requirements add column waived_centavos bigint not null default 0 check (waived_centavos >= 0);

-- Ends the bonuses that are met or used up, oldest first. The caller has locked the member's purses.
create function bonus_follow(p_site text, p_member bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  bonus   record;
  purses  record;
  owed    bigint;
  later   bigint;
  younger bigint;
  rest    bigint;
begin
  loop
    select id, requirement_id into bonus from bonuses
      where site_key = p_site and member_id = p_member and ended_at is null order by created_at, id limit 1;
    exit when not found;
    select coalesce(max(balance_centavos) filter (where kind = 'member_bonus'), 0) as bonus,
        coalesce(max(balance_centavos) filter (where kind = 'member_in_play'), 0) as in_play into purses
      from ledger_accounts where site_key = p_site and member_id = p_member;
    select coalesce(max(remaining_centavos), 0) into owed from turnover_counters where site_key = p_site and member_id = p_member;
    select coalesce(sum(amount_centavos - waived_centavos), 0) into later from turnover_requirements
      where site_key = p_site and member_id = p_member and id > bonus.requirement_id;
    if owed <= later then
      select coalesce(sum(amount_centavos), 0) into younger from bonuses
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

-- Moves bonus money to cash, and tells the member.
create function bonus_to_cash(p_site text, p_member bigint, p_key text, p_amount bigint, p_at timestamptz) returns void language plpgsql as $$
begin
  if p_amount = 0 then return; end if;
  perform wallet_write(p_site, 'bonus_release', p_key, wallet_hash(p_key || ':' || p_amount), null, '{}', p_at,
    array[ledger_account(p_site, 'member:' || p_member || ':bonus'), ledger_account(p_site, 'member:' || p_member || ':cash')],
    array[-p_amount, p_amount]);
  insert into notifications (site_key, member_id, kind, details, created_at)
    values (p_site, p_member, 'bonus_released', jsonb_build_object('amountCentavos', p_amount), p_at);
end $$;

-- Ends a bonus that is not met, and with it what is still owed for it. The oldest open one, or any: what is owed for it is what the
-- debts after it leave of the whole.
create function bonus_end(p_site text, p_member bigint, p_bonus bigint, p_outcome text, p_at timestamptz) returns void language plpgsql as $$
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
  update bonuses set outcome = p_outcome, ended_at = p_at where id = p_bonus;
end $$;

-- A stake has come back to the bonus purse: opens the bonuses again that had ended because the purse was empty. Where there are none, the
-- money is cash. `p_entry`: the bet's.
create function bonus_returned(p_site text, p_member bigint, p_entry bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  last record;
  spent record;
begin
  perform from bonuses where site_key = p_site and member_id = p_member and ended_at is null limit 1;
  if found then return; end if;
  select outcome, ended_at into last from bonuses where site_key = p_site and member_id = p_member order by ended_at desc, id desc limit 1;
  if not found then return; end if;
  if last.outcome = 'spent' then
    for spent in update bonuses set outcome = null, ended_at = null
      where site_key = p_site and member_id = p_member and ended_at = last.ended_at and outcome = 'spent' returning requirement_id
    loop
      update turnover_counters counter set remaining_centavos = counter.remaining_centavos + waived.waived_centavos
        from turnover_requirements waived
        where waived.id = spent.requirement_id and counter.site_key = p_site and counter.member_id = p_member;
      update turnover_requirements set waived_centavos = 0 where id = spent.requirement_id;
    end loop;
  else
    perform bonus_to_cash(p_site, p_member, 'bonus:returned:' || p_entry,
      (select balance_centavos from ledger_accounts where site_key = p_site and name = 'member:' || p_member || ':bonus'), p_at);
  end if;
end $$;

-- What of a win is the bonus's: its share of the round's stakes, rounded down.
create function bonus_share(p_site text, p_integration text, p_round text, p_bonus_account bigint, p_amount bigint) returns bigint
language plpgsql as $$
declare
  staked     bigint := 0;
  from_bonus bigint := 0;
  bet        record;
begin
  for bet in select t.kind, t.rolled_back_at, t.amount_centavos, entry.id as entry from game_transactions t
      left join ledger_entries entry on entry.site_key = t.site_key and entry.idempotency_key = 'bet:' || t.integration || ':' || t.transaction_uuid
    where t.site_key = p_site and t.integration = p_integration and t.round_id = p_round
  loop
    continue when bet.kind <> 'bet' or bet.rolled_back_at is not null;
    staked := staked + bet.amount_centavos;
    from_bonus := from_bonus
      + coalesce((select -sum(amount_centavos) from ledger_lines where entry_id = bet.entry and account_id = p_bonus_account), 0);
  end loop;
  -- As numeric: amounts of a million reais multiplied do not fit a bigint.
  return case when staked = 0 then 0 else trunc(p_amount::numeric * from_bonus / staked)::bigint end;
end $$;
