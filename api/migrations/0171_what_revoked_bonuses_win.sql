-- What a bonus that has gone back still wins in open rounds never comes to its member (A62, A68, R85, docs/decisions/0107). Until now it came into the
-- bonus purse with the win, and a job took it out seconds later: the balance rose and fell, in between the member could bet with it, and what a younger
-- bonus had staked meanwhile was taken for it.
--
-- The rules of 0076, with these instead of the ones there:
--
-- 1. A stake takes cash first, then bonus; which bonus it uses is written down (bonus_stakes).
-- 2. A win goes back in the proportion of its round's stakes: the bonus's share, rounded down, to bonus, the rest to cash. Of it what revoked bonuses
--    have staked, rounded down, goes to the house in the same entry. Without an open bonus the bonus's share is cash.
-- 6. A stake that is taken back goes to the purses it came from; what a revoked bonus has staked of it goes to the house in the same entry. Where
--    bonuses have ended because the purse was empty, the rest opens them again; where the bonus was met already, it is cash.
--
-- Revoked is a bonus that its member gave up, whose deposit went back, or whose member has excluded themselves. It ends at once, also in play.

-- Of a bet, what each bonus has staked. Bets of before this have no rows (bonus_stakes_of).
create table bonus_stakes (
  site_key         text   not null,
  integration      text   not null,
  round_id         text   not null,
  transaction_uuid uuid   not null,
  bonus_id         bigint not null references bonuses (id),
  amount_centavos  bigint not null check (amount_centavos > 0),
  primary key (site_key, integration, round_id, transaction_uuid, bonus_id)
);
create index bonus_stakes_bonus on bonus_stakes (bonus_id, integration, transaction_uuid);

-- Of a win or a rollback, what went to the house, because the bonus that had staked it was revoked.
create table bonus_withheld (
  site_key         text        not null,
  integration      text        not null,
  round_id         text        not null,
  -- The win's or the rollback's.
  transaction_uuid uuid        not null,
  bonus_id         bigint      not null references bonuses (id),
  member_id        bigint      not null,
  amount_centavos  bigint      not null check (amount_centavos > 0),
  created_at       timestamptz not null,
  primary key (site_key, integration, round_id, transaction_uuid, bonus_id),
  foreign key (site_key, member_id) references members (site_key, id)
);
create index bonus_withheld_at on bonus_withheld (site_key, created_at);
create index bonus_withheld_member on bonus_withheld (site_key, member_id);

-- What the member was told: whether some of it was in play.
alter table bonuses add column given_up_in_play boolean not null default false;
update bonuses set given_up_in_play = true where given_up_at is not null and ended_at is distinct from given_up_at;

-- Writes down which bonuses a bet has staked: the oldest first, as far as the purse has more than the amounts of the younger ones.
create function bonus_stake(p_site text, p_integration text, p_round text, p_transaction uuid, p_member bigint, p_purse bigint, p_amount bigint)
returns void language sql as $$
  with open as (
    select id, coalesce(sum(greatest(0, amount_centavos - taken_back_centavos))
        over (order by id desc rows between unbounded preceding and 1 preceding), 0)::bigint as younger
      from bonuses where site_key = p_site and member_id = p_member and ended_at is null
  ), used as (
    select id, greatest(0, p_purse - younger) - greatest(0, p_purse - p_amount - younger) as with_older from open
  ), parts as (
    select id, with_older - lag(with_older, 1, 0::bigint) over (order by id) as part from used
  )
  insert into bonus_stakes (site_key, integration, round_id, transaction_uuid, bonus_id, amount_centavos)
    select p_site, p_integration, p_round, p_transaction, id, part from parts where part > 0
$$;

-- What each bonus has staked of a bet that took so much from the bonus purse. A bet of before this table: all of it is the oldest's that was open then.
create function bonus_stakes_of(p_site text, p_integration text, p_round text, p_transaction uuid, p_member bigint, p_at timestamptz, p_from_bonus bigint)
returns table (bonus bigint, is_revoked boolean, amount bigint) language sql stable as $$
  with written as (
    select bonus_id, amount_centavos from bonus_stakes
      where site_key = p_site and integration = p_integration and round_id = p_round and transaction_uuid = p_transaction
  ), earlier as (
    select id, p_from_bonus from bonuses
      where p_from_bonus > 0 and site_key = p_site and member_id = p_member and created_at <= p_at and (ended_at is null or ended_at >= p_at)
        and not exists (select from written)
      order by id limit 1
  ), parts as (
    select * from written union all select * from earlier
  )
  select bonuses.id, bonuses.revoked_at is not null, parts.amount_centavos from parts join bonuses on bonuses.id = parts.bonus_id
$$;

-- What is in play of a bonus.
create function bonus_in_play(p_bonus bigint) returns bigint language sql stable as $$
  select coalesce(sum(stake.amount_centavos), 0)::bigint
    from bonus_stakes stake
    join game_rounds round on round.site_key = stake.site_key and round.integration = stake.integration and round.round_id = stake.round_id
    join game_transactions bet on bet.site_key = stake.site_key and bet.integration = stake.integration and bet.transaction_uuid = stake.transaction_uuid
    where stake.bonus_id = p_bonus and round.closed_at is null and bet.rolled_back_at is null
$$;

-- Writes down what a revoked bonus does not get of a win or a rollback.
create function bonus_withhold(p_site text, p_integration text, p_round text, p_transaction uuid, p_member bigint, p_bonus bigint, p_amount bigint,
  p_at timestamptz) returns void language sql as $$
  insert into bonus_withheld (site_key, integration, round_id, transaction_uuid, bonus_id, member_id, amount_centavos, created_at)
    values (p_site, p_integration, p_round, p_transaction, p_bonus, p_member, p_amount, p_at);
  update bonuses set taken_back_centavos = taken_back_centavos + p_amount where id = p_bonus
$$;

-- Of a win, in the proportion of the round's stakes, rounded down: `from_bonus`, the share of all bonuses, and `withheld`, what of it revoked ones have
-- staked, which is written down. The caller has locked the member's purses.
create function bonus_shares(p_site text, p_integration text, p_round text, p_transaction uuid, p_member bigint, p_bonus_account bigint, p_amount bigint,
  p_at timestamptz, out from_bonus bigint, out withheld bigint) language plpgsql as $$
declare
  bet     record;
  part    record;
  staked  bigint := 0;
  all_of  bigint := 0;
  revoked bigint := 0;
  share   bigint;
  stakes  jsonb := '{}';
begin
  from_bonus := 0;
  withheld := 0;
  for bet in select t.kind, t.transaction_uuid, t.rolled_back_at, t.amount_centavos, t.created_at, entry.id as entry from game_transactions t
      left join ledger_entries entry on entry.site_key = t.site_key and entry.idempotency_key = 'bet:' || t.integration || ':' || t.transaction_uuid
    where t.site_key = p_site and t.integration = p_integration and t.round_id = p_round
  loop
    continue when bet.kind <> 'bet' or bet.rolled_back_at is not null;
    staked := staked + bet.amount_centavos;
    share := coalesce((select -sum(amount_centavos) from ledger_lines where entry_id = bet.entry and account_id = p_bonus_account), 0);
    continue when share = 0;
    all_of := all_of + share;
    for part in select of_bet.bonus, of_bet.amount
      from bonus_stakes_of(p_site, p_integration, p_round, bet.transaction_uuid, p_member, bet.created_at, share) of_bet where of_bet.is_revoked
    loop
      stakes := stakes || jsonb_build_object(part.bonus, coalesce((stakes ->> part.bonus::text)::bigint, 0) + part.amount);
    end loop;
  end loop;
  if staked = 0 then return; end if;
  -- As numeric: amounts of a million reais multiplied do not fit a bigint.
  from_bonus := trunc(p_amount::numeric * all_of / staked)::bigint;
  for part in select key::bigint as bonus, value::bigint as amount from jsonb_each_text(stakes) order by 1
  loop
    revoked := revoked + part.amount;
    share := trunc(p_amount::numeric * revoked / staked)::bigint - withheld;
    withheld := withheld + share;
    if share > 0 then perform bonus_withhold(p_site, p_integration, p_round, p_transaction, p_member, part.bonus, share, p_at); end if;
  end loop;
end $$;

-- The lines of the house in an entry of the wallet, in the order of locks: what its cash gets (or pays), and what comes back to it of bonuses.
create function wallet_house_lines(p_site text, p_member bigint, p_cash bigint, p_withheld bigint, out accounts bigint[], out amounts bigint[])
language plpgsql as $$
declare
  cash     bigint := wallet_house_account(p_site, p_member);
  expenses bigint;
begin
  accounts := array[cash];
  amounts := array[p_cash];
  if p_withheld = 0 then return; end if;
  expenses := ledger_account(p_site, 'house:promo_expense');
  accounts := case when expenses < cash then expenses || accounts else accounts || expenses end;
  amounts := case when expenses < cash then p_withheld || amounts else amounts || p_withheld end;
end $$;

-- Takes a stake: cash first, then bonus. As in 0121, but that the bonuses it uses are written down.
create or replace function wallet_bet(p_site text, p_integration text, p_transaction uuid, p_request uuid, p_round text,
  p_token_hash text, p_game_code text, p_currency text, p_amount bigint, p_at timestamptz,
  out outcome text, out member bigint, out balance bigint, out version bigint, out is_replay boolean)
language plpgsql set mosaico.moves_stakes = 'yes' as $$
declare
  session   record;
  purses    record;
  known     record;
  round     record;
  content   text;
  is_new    boolean;
  from_cash bigint;
  stakes_id bigint;
  expires   timestamptz;
begin
  select s.id, s.member_id, s.game_id, s.token_expires_at, s.created_at,
      g.code, g.is_available, g.min_bet_centavos, g.max_bet_centavos into session
    from game_sessions s
    left join games g on g.site_key = s.site_key and g.id = s.game_id
    where s.token_hash = p_token_hash and s.site_key = p_site and s.integration = p_integration;
  if not found then outcome := 'INVALID_TOKEN'; return; end if;
  member := session.member_id;
  content := wallet_hash(wallet_bet_content(member, p_game_code, p_round, p_currency, p_amount));
  select * into purses from wallet_lock_purses(p_site, member);
  balance := purses.cash + purses.bonus;
  version := purses.version;

  select content_hash, rolled_back_at into known from game_transactions
    where site_key = p_site and integration = p_integration and transaction_uuid = p_transaction;
  if found then
    -- Whether the bet or its rollback came first makes no difference: it is over.
    is_replay := known.content_hash = content and known.rolled_back_at is null;
    outcome := case when is_replay then 'OK' else 'DUPLICATE_TRANSACTION' end;
    return;
  end if;

  -- A session that began in the future would outlive its time: the clock has jumped back (CLOCK_SKEW_MS).
  if coalesce(session.token_expires_at <= p_at, true) or session.created_at > p_at + interval '5 minutes' then
    outcome := 'TOKEN_EXPIRED'; return;
  end if;
  if p_currency <> 'BRL' then outcome := 'WRONG_CURRENCY'; return; end if;
  if session.is_available is not true or session.code <> p_game_code then outcome := 'INVALID_GAME'; return; end if;
  if p_amount < session.min_bet_centavos or p_amount > session.max_bet_centavos then outcome := 'LIMIT_REACHED'; return; end if;
  select member_id, game_id, closed_at, stake_centavos into round from game_rounds
    where site_key = p_site and integration = p_integration and round_id = p_round for update;
  is_new := not found;
  if not is_new and (round.member_id <> member or round.game_id <> session.game_id) then outcome := 'DUPLICATE_TRANSACTION'; return; end if;
  if not is_new and round.closed_at is not null then outcome := 'ROUND_CLOSED'; return; end if;
  outcome := wallet_bet_refusal(p_site, member, session.game_id, is_new, p_amount, p_at);
  if outcome is not null then return; end if;
  if balance < p_amount then outcome := 'NOT_ENOUGH_MONEY'; return; end if;

  balance := balance - p_amount;
  from_cash := least(purses.cash, p_amount);
  insert into game_transactions (site_key, integration, transaction_uuid, kind, request_uuid, round_id, session_id, member_id, game_id,
      amount_centavos, content_hash, balance_centavos, created_at)
    values (p_site, p_integration, p_transaction, 'bet', p_request, p_round, session.id, member, session.game_id,
      p_amount, content, balance, p_at)
    on conflict (site_key, integration, transaction_uuid) do nothing;
  if not found then perform wallet_run_again(); end if;
  if is_new then
    insert into game_rounds (site_key, integration, round_id, member_id, game_id, opened_at, stake_centavos)
      values (p_site, p_integration, p_round, member, session.game_id, p_at, p_amount)
      on conflict (site_key, integration, round_id) do nothing;
    if not found then perform wallet_run_again(); end if;
  elsif round.stake_centavos is not null then
    update game_rounds set stake_centavos = stake_centavos + p_amount
      where site_key = p_site and integration = p_integration and round_id = p_round;
  end if;
  -- A minute more is not worth a write. One that a log-out has ended meanwhile stays ended.
  expires := game_session_expiry(p_at, session.created_at);
  if expires > session.token_expires_at + interval '1 minute' then
    update game_sessions set token_expires_at = expires
      where site_key = p_site and id = session.id and token_expires_at = session.token_expires_at;
  end if;
  if from_cash < p_amount then
    perform bonus_stake(p_site, p_integration, p_round, p_transaction, member, purses.bonus, p_amount - from_cash);
  end if;
  stakes_id := wallet_stakes_account(p_site, p_integration, p_round, is_new or round.stake_centavos is not null, member, purses.in_play_id);
  perform wallet_write(p_site, 'bet', 'bet:' || p_integration || ':' || p_transaction,
    wallet_hash(wallet_bet_request(member, p_integration, p_round, p_amount)), null,
    jsonb_build_object('round', p_round, 'game', p_game_code), p_at,
    array[purses.cash_id, purses.bonus_id, stakes_id], array[-from_cash, from_cash - p_amount, p_amount]);
  select sum(account.version) into version from ledger_accounts account where site_key = p_site and member_id = member;
  outcome := 'OK';
  is_replay := false;
end $$;

-- What the entry of a win or a rollback says of itself; `withheld` where something of it went to the house.
create function wallet_metadata(p_round text, p_withheld bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('round', p_round) || case when p_withheld > 0 then jsonb_build_object('withheld', p_withheld) else '{}' end
$$;

-- Pays a win to cash and bonus, in the proportion of the round's stakes, zero for a lost round: from the round's stakes, and what these lack
-- from the house. What revoked bonuses have won goes to the house. Closing the round moves the rest of its stakes to the house, and its bets count for
-- the turnover.
create or replace function wallet_win(p_site text, p_integration text, p_transaction uuid, p_request uuid, p_round text,
  p_reference uuid, p_currency text, p_amount bigint, p_is_closed boolean, p_at timestamptz,
  out outcome text, out member bigint, out balance bigint, out version bigint, out is_replay boolean)
language plpgsql set mosaico.moves_stakes = 'yes' as $$
declare
  game        record;
  purses      record;
  known       text;
  round       record;
  bet         record;
  content     text := wallet_hash(wallet_win_content(p_round, p_reference, p_currency, p_amount, p_is_closed));
  stakes_id   bigint;
  stakes      bigint;
  from_stakes bigint;
  bonuses_of  record;
  shares      record;
  to_bonus    bigint := 0;
  withheld    bigint := 0;
  house       record;
begin
  select r.member_id, r.game_id, g.game_type into game from game_rounds r join games g on g.site_key = r.site_key and g.id = r.game_id
    where r.site_key = p_site and r.integration = p_integration and r.round_id = p_round;
  if not found then outcome := 'TRANSACTION_DOES_NOT_EXIST'; return; end if;
  member := game.member_id;
  select * into purses from wallet_lock_purses(p_site, member);
  balance := purses.cash + purses.bonus;
  version := purses.version;

  select content_hash into known from game_transactions
    where site_key = p_site and integration = p_integration and transaction_uuid = p_transaction;
  if found then
    is_replay := known = content;
    outcome := case when is_replay then 'OK' else 'DUPLICATE_TRANSACTION' end;
    return;
  end if;

  if p_currency <> 'BRL' then outcome := 'WRONG_CURRENCY'; return; end if;
  select closed_at, stake_centavos into round from game_rounds
    where site_key = p_site and integration = p_integration and round_id = p_round for update;
  if round.closed_at is not null then outcome := 'ROUND_CLOSED'; return; end if;
  select kind, round_id, rolled_back_at into bet from game_transactions
    where site_key = p_site and integration = p_integration and transaction_uuid = p_reference;
  if not found or bet.kind <> 'bet' or bet.round_id <> p_round or bet.rolled_back_at is not null then outcome := 'TRANSACTION_DOES_NOT_EXIST'; return; end if;

  -- Most members never had a bonus, and have no purse for one.
  select false as has_open, false as has_revoked into bonuses_of;
  if purses.bonus_id is not null then
    select coalesce(bool_or(ended_at is null and revoked_at is null), false) as has_open, coalesce(bool_or(revoked_at is not null), false) as has_revoked
      into bonuses_of from bonuses where site_key = p_site and member_id = member;
  end if;
  if (bonuses_of.has_open or bonuses_of.has_revoked) and p_amount > 0 then
    select * into shares from bonus_shares(p_site, p_integration, p_round, p_transaction, member, purses.bonus_id, p_amount, p_at);
    withheld := shares.withheld;
    to_bonus := case when bonuses_of.has_open then shares.from_bonus - withheld else 0 end;
  end if;
  balance := balance + p_amount - withheld;
  insert into game_transactions (site_key, integration, transaction_uuid, kind, request_uuid, reference_transaction_uuid, round_id,
      member_id, game_id, amount_centavos, content_hash, balance_centavos, created_at)
    values (p_site, p_integration, p_transaction, 'win', p_request, p_reference, p_round,
      member, game.game_id, p_amount, content, balance, p_at)
    on conflict (site_key, integration, transaction_uuid) do nothing;
  if not found then perform wallet_run_again(); end if;

  stakes_id := wallet_stakes_account(p_site, p_integration, p_round, round.stake_centavos is not null, member, purses.in_play_id);
  stakes := coalesce(round.stake_centavos, (select balance_centavos from ledger_accounts where id = stakes_id));
  from_stakes := case when p_is_closed then stakes else least(stakes, p_amount) end;
  if p_is_closed then
    for bet in select transaction_uuid, amount_centavos, kind, rolled_back_at, settled_at from game_transactions
      where site_key = p_site and integration = p_integration and round_id = p_round order by created_at, transaction_uuid
    loop
      continue when bet.kind <> 'bet' or bet.rolled_back_at is not null or bet.settled_at is not null;
      update game_transactions
         set settled_at = p_at, turnover_centavos = turnover_count(p_site, member, game.game_type, bet.amount_centavos)
       where site_key = p_site and integration = p_integration and transaction_uuid = bet.transaction_uuid;
      perform recharge_rebate_fill(p_site, member, p_integration, bet.transaction_uuid, bet.amount_centavos, p_at);
    end loop;
  end if;
  if p_is_closed or from_stakes > 0 then
    update game_rounds set stake_centavos = stake_centavos - from_stakes, closed_at = case when p_is_closed then p_at end
      where site_key = p_site and integration = p_integration and round_id = p_round;
  end if;
  select * into house from wallet_house_lines(p_site, member, from_stakes - p_amount, withheld);
  perform wallet_write(p_site, 'win', 'win:' || p_integration || ':' || p_transaction,
    wallet_hash(wallet_win_request(member, p_integration, p_round, p_amount, p_is_closed)), null,
    wallet_metadata(p_round, withheld), p_at,
    array[coalesce(purses.cash_id, ledger_account(p_site, 'member:' || member || ':cash')), purses.bonus_id, stakes_id] || house.accounts,
    array[p_amount - to_bonus - withheld, to_bonus, -from_stakes] || house.amounts);
  if bonuses_of.has_open and p_is_closed then perform bonus_follow(p_site, member, p_at); end if;
  select sum(account.version) into version from ledger_accounts account where site_key = p_site and member_id = member;
  outcome := 'OK';
  is_replay := false;
end $$;

-- Gives a stake back to the purses it came from: the stored amount, from the round's stakes, and what these lack from the house. What a revoked bonus had
-- staked goes to the house.
-- A bet that is not known leaves a tombstone under its id, so that it is refused if it comes later.
create or replace function wallet_rollback(p_site text, p_integration text, p_transaction uuid, p_request uuid, p_reference uuid, p_at timestamptz,
  out outcome text, out member bigint, out balance bigint, out version bigint, out is_replay boolean)
language plpgsql set mosaico.moves_stakes = 'yes' as $$
declare
  bet         record;
  purses      record;
  known       text;
  round       record;
  placed      record;
  bet_key     text := 'bet:' || p_integration || ':' || p_reference;
  content     text := wallet_hash(wallet_rollback_content(p_reference));
  stakes      bigint;
  from_stakes bigint;
  part        record;
  from_bonus  bigint := 0;
  withheld    bigint := 0;
  house       record;
begin
  insert into game_transactions (site_key, integration, transaction_uuid, kind, request_uuid, content_hash, created_at)
    select p_site, p_integration, p_reference, 'tombstone', p_request, 'tombstone', p_at
    where not exists (select from game_transactions
      where site_key = p_site and integration = p_integration and transaction_uuid = p_reference)
    on conflict (site_key, integration, transaction_uuid) do nothing;
  select kind, member_id into strict bet from game_transactions
    where site_key = p_site and integration = p_integration and transaction_uuid = p_reference;
  if bet.kind <> 'bet' then outcome := 'TRANSACTION_DOES_NOT_EXIST'; return; end if;
  member := bet.member_id;
  select * into purses from wallet_lock_purses(p_site, member);
  balance := purses.cash + purses.bonus;
  version := purses.version;

  select content_hash into known from game_transactions
    where site_key = p_site and integration = p_integration and transaction_uuid = p_transaction;
  if found then
    is_replay := known = content;
    outcome := case when is_replay then 'OK' else 'DUPLICATE_TRANSACTION' end;
    return;
  end if;

  -- Read again: while this call waited, another one may have settled the bet, or taken it back.
  select t.round_id, t.game_id, t.amount_centavos, t.settled_at, t.turnover_centavos, t.rolled_back_at, t.created_at, g.game_type into strict bet
    from game_transactions t left join games g on g.site_key = t.site_key and g.id = t.game_id
    where t.site_key = p_site and t.integration = p_integration and t.transaction_uuid = p_reference;
  select stake_centavos into round from game_rounds
    where site_key = p_site and integration = p_integration and round_id = bet.round_id for update;
  -- A bet that a win above zero has named is decided.
  if bet.rolled_back_at is null and exists (select from game_transactions
      where site_key = p_site and integration = p_integration and round_id = bet.round_id
        and kind = 'win' and reference_transaction_uuid = p_reference and amount_centavos > 0) then
    outcome := 'ROUND_CLOSED'; return;
  end if;

  if bet.rolled_back_at is null then
    select entry.id,
        array_agg(line.account_id) filter (where line.amount_centavos < 0) as purses,
        array_agg(-line.amount_centavos) filter (where line.amount_centavos < 0) as amounts,
        max(line.account_id) filter (where line.amount_centavos > 0) as stakes_id
      into strict placed
      from ledger_entries entry join ledger_lines line on line.entry_id = entry.id
      where entry.site_key = p_site and entry.idempotency_key = bet_key group by entry.id;
    if purses.bonus_id = any (placed.purses) then
      from_bonus := placed.amounts[array_position(placed.purses, purses.bonus_id)];
      for part in select of_bet.bonus, of_bet.amount
        from bonus_stakes_of(p_site, p_integration, bet.round_id, p_reference, member, bet.created_at, from_bonus) of_bet
        where of_bet.is_revoked order by of_bet.bonus
      loop
        withheld := withheld + part.amount;
        perform bonus_withhold(p_site, p_integration, bet.round_id, p_transaction, member, part.bonus, part.amount, p_at);
      end loop;
      placed.amounts[array_position(placed.purses, purses.bonus_id)] := from_bonus - withheld;
    end if;
    balance := balance + bet.amount_centavos - withheld;
  end if;
  insert into game_transactions (site_key, integration, transaction_uuid, kind, request_uuid, reference_transaction_uuid, round_id,
      member_id, game_id, amount_centavos, content_hash, balance_centavos, created_at)
    values (p_site, p_integration, p_transaction, 'rollback', p_request, p_reference, bet.round_id,
      member, bet.game_id, bet.amount_centavos, content, balance, p_at)
    on conflict (site_key, integration, transaction_uuid) do nothing;
  if not found then perform wallet_run_again(); end if;
  outcome := 'OK';
  is_replay := false;
  if bet.rolled_back_at is not null then return; end if;

  stakes := coalesce(round.stake_centavos, (select balance_centavos from ledger_accounts where id = placed.stakes_id));
  from_stakes := least(stakes, bet.amount_centavos);
  if from_stakes > 0 then
    update game_rounds set stake_centavos = stake_centavos - from_stakes
      where site_key = p_site and integration = p_integration and round_id = bet.round_id;
  end if;
  if bet.settled_at is not null then
    perform recharge_rebate_unfill(p_site, p_integration, p_reference);
    perform turnover_uncount(p_site, member, bet.game_type, bet.amount_centavos, bet.turnover_centavos);
    -- What is owed again is not owed for a bonus that has gone back, whichever purse the bet came from.
    for part in select id from bonuses
      where site_key = p_site and member_id = member and revoked_at is not null and ended_at is not null order by id
    loop
      perform bonus_waive(p_site, member, part.id);
    end loop;
  end if;
  update game_transactions set rolled_back_at = p_at, turnover_centavos = 0
    where site_key = p_site and integration = p_integration and transaction_uuid = p_reference;
  select * into house from wallet_house_lines(p_site, member, from_stakes - bet.amount_centavos, withheld);
  perform wallet_write(p_site, 'bet_rollback', 'reverse:' || placed.id, wallet_hash(wallet_rollback_request(bet_key)), placed.id,
    wallet_metadata(bet.round_id, withheld), p_at,
    placed.purses || placed.stakes_id || house.accounts, placed.amounts || -from_stakes || house.amounts);
  if from_bonus > withheld then perform bonus_returned(p_site, member, placed.id, p_at); end if;
  if purses.bonus_id is not null then perform bonus_follow(p_site, member, p_at); end if;
  select sum(account.version) into version from ledger_accounts account where site_key = p_site and member_id = member;
end $$;

-- Takes what is left of revoked bonuses, and ends them. What they have in play goes to the house with the round. The caller has locked the member's purses.
create or replace function bonus_take_back(p_site text, p_member bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  key   text;
  bonus record;
  rest  bigint;
begin
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
    perform bonus_end(p_site, p_member, bonus.id, case when bonus.given_up_at is null then 'taken_back' else 'given_up' end, p_at);
  end loop;
end $$;

-- A stake has come back to the bonus purse, without what revoked bonuses had of it: opens the bonuses again that had ended because the purse was empty.
-- Where there are none, the money is cash. `p_entry`: the bet's.
create or replace function bonus_returned(p_site text, p_member bigint, p_entry bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  last  record;
  spent record;
begin
  perform from bonuses where site_key = p_site and member_id = p_member and ended_at is null limit 1;
  if found then return; end if;
  select outcome, ended_at into last from bonuses
    where site_key = p_site and member_id = p_member and revoked_at is null order by ended_at desc, id desc limit 1;
  -- Money of the purse that no bonus has brought stays in it.
  if not found then return; end if;
  if last.outcome = 'spent' then
    for spent in update bonuses set outcome = null, ended_at = null
      where site_key = p_site and member_id = p_member and ended_at = last.ended_at and outcome = 'spent' and revoked_at is null
      returning requirement_id
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
