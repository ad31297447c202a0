-- The money calls of game providers: wallet_bet, wallet_win and wallet_rollback, one statement each. The rules are W1 to W7 in
-- docs/money.md; who calls them and how they are answered: api/src/games/wallet.
--
-- Each goes in this order: find the member; lock all their purses, so that calls of one member come one after the other; look for the
-- same action; refuse; write, shared accounts last. A refusal is an `outcome` other than OK and comes before anything is written.
-- What shows only while writing is that another call was faster: then the whole call fails as a serialization failure, and is run again.
--
-- Rows are looked up by a whole key and by nothing else; what else must hold of them is asked afterwards. A condition in the query would
-- let the planner take an index that has the condition instead of the key, and keep it.
--
-- answer: outcome, member, balance (cash and bonus, in centavos), version (of the member's accounts together), is_replay.

-- What a member has, locked until the transaction ends.
create function wallet_lock_purses(p_site text, p_member bigint,
  out cash_id bigint, out cash bigint, out bonus_id bigint, out bonus bigint, out in_play_id bigint, out version bigint) language plpgsql as $$
begin
  select max(purse.id) filter (where purse.kind = 'member_cash'),
      coalesce(max(purse.balance_centavos) filter (where purse.kind = 'member_cash'), 0),
      max(purse.id) filter (where purse.kind = 'member_bonus'),
      coalesce(max(purse.balance_centavos) filter (where purse.kind = 'member_bonus'), 0),
      max(purse.id) filter (where purse.kind = 'member_in_play'),
      coalesce(sum(purse.version), 0)
    into cash_id, cash, bonus_id, bonus, in_play_id, version
    from (select account.id, account.kind, account.balance_centavos, account.version from ledger_accounts account
      where account.site_key = p_site and account.member_id = p_member order by account.id for update) purse;
end $$;

-- The account that a round's stakes lie in: the member's purse, or for a round of a release before 0046 its own account.
create function wallet_stakes_account(p_site text, p_integration text, p_round text, p_is_in_purse boolean, p_member bigint, p_in_play bigint)
returns bigint language plpgsql as $$
begin
  if p_is_in_purse then
    return coalesce(p_in_play, ledger_account(p_site, 'member:' || p_member || ':in_play'));
  end if;
  return ledger_account(p_site, 'game:' || p_integration || '-' || p_round);
end $$;

-- The house's cash is kept in 16 accounts, so that rounds of different members seldom wait for each other.
create function wallet_house_account(p_site text, p_member bigint) returns bigint language sql as $$
  select ledger_account(p_site, 'house:cash:' || p_member % 16)
$$;

-- Not `immutable`: then the planner could not put it in place of the call.
create function wallet_hash(p_content text) returns text language sql stable as $$
  select encode(sha256(convert_to(p_content, 'UTF8')), 'hex')
$$;

-- What makes two requests the same action: the bytes that JSON.stringify gives, because rows stand that were hashed so.
create function wallet_bet_content(member bigint, game_code text, round text, currency text, amount bigint) returns text language sql stable as $$
  select '["bet",' || member || ',' || to_json(game_code) || ',' || to_json(round) || ',' || to_json(currency) || ',' || amount || ']'
$$;
create function wallet_win_content(round text, reference uuid, currency text, amount bigint, is_closed boolean) returns text language sql stable as $$
  select '["win",' || to_json(round) || ',"' || reference || '",' || to_json(currency) || ',' || amount || ',' || is_closed || ']'
$$;
create function wallet_rollback_content(bet uuid) returns text language sql stable as $$
  select '["rollback","' || bet || '"]'
$$;
-- The same of the entries that they write.
create function wallet_bet_request(member bigint, integration text, round text, amount bigint) returns text language sql stable as $$
  select '{"kind":"bet","memberId":' || member || ',"roundId":' || to_json(integration || '-' || round) || ',"amountCentavos":' || amount || '}'
$$;
create function wallet_win_request(member bigint, integration text, round text, amount bigint, is_closed boolean) returns text language sql stable as $$
  select '{"kind":"win","memberId":' || member || ',"roundId":' || to_json(integration || '-' || round) || ',"amountCentavos":' || amount
    || ',"isRoundClosed":' || is_closed || '}'
$$;
create function wallet_rollback_request(bet_key text) returns text language sql stable as $$
  select '{"kind":"bet_rollback","betKey":' || to_json(bet_key) || '}'
$$;

-- How much of a settled bet counts towards the turnover, in percent (G16).
create function turnover_share_percent(game_type text) returns bigint language sql immutable as $$
  select case game_type when 'slot' then 100 when 'crash' then 20 when 'mines' then 20 when 'dice' then 10 when 'live' then 10 end
$$;

-- Counts a settled bet: towards the lifetime totals with its whole amount, towards the requirement with the game's share (I23).
-- Returns how much it took off the requirement.
create function turnover_count(p_site text, p_member bigint, p_game_type text, p_amount bigint) returns bigint language plpgsql as $$
declare
  reduced bigint;
begin
  loop
    update turnover_counters counter
       set remaining_centavos = counter.remaining_centavos - least(counter.remaining_centavos, p_amount * turnover_share_percent(p_game_type) / 100),
           slot_wagered_centavos = counter.slot_wagered_centavos + case p_game_type when 'slot' then p_amount else 0 end,
           live_wagered_centavos = counter.live_wagered_centavos + case p_game_type when 'live' then p_amount else 0 end,
           other_wagered_centavos = counter.other_wagered_centavos + case when p_game_type in ('slot', 'live') then 0 else p_amount end
      from (select remaining_centavos from turnover_counters where site_key = p_site and member_id = p_member for update) before
     where counter.site_key = p_site and counter.member_id = p_member
    returning before.remaining_centavos - counter.remaining_centavos into reduced;
    exit when found;
    insert into turnover_counters (site_key, member_id) values (p_site, p_member) on conflict (site_key, member_id) do nothing;
  end loop;
  return reduced;
end $$;

-- Takes the count of a bet back exactly (I24).
create function turnover_uncount(p_site text, p_member bigint, p_game_type text, p_amount bigint, p_reduced bigint) returns void language sql as $$
  update turnover_counters
     set remaining_centavos = remaining_centavos + p_reduced,
         slot_wagered_centavos = slot_wagered_centavos - case p_game_type when 'slot' then p_amount else 0 end,
         live_wagered_centavos = live_wagered_centavos - case p_game_type when 'live' then p_amount else 0 end,
         other_wagered_centavos = other_wagered_centavos - case when p_game_type in ('slot', 'live') then 0 else p_amount end
   where site_key = p_site and member_id = p_member
$$;

-- A session ends half an hour after its last bet (Portaria SPA/MF 1.207/2024), and twelve hours after its beginning.
create function game_session_expiry(last_bet timestamptz, created timestamptz) returns timestamptz language sql stable as $$
  select least(last_bet + interval '30 minutes', created + interval '12 hours')
$$;

-- Takes a stake: cash first, then bonus.
create function wallet_bet(p_site text, p_integration text, p_transaction uuid, p_request uuid, p_round text,
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
  select s.id, s.member_id, s.game_id, s.token_expires_at, s.created_at, m.status, m.is_demo,
      g.code, g.is_available, g.min_bet_centavos, g.max_bet_centavos into session
    from game_sessions s
    left join members m on m.site_key = s.site_key and m.id = s.member_id
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
  if session.status is distinct from 1 or session.is_demo then outcome := 'USER_DISABLED'; return; end if;
  if session.is_available is not true or session.code <> p_game_code then outcome := 'INVALID_GAME'; return; end if;
  if p_amount < session.min_bet_centavos or p_amount > session.max_bet_centavos then outcome := 'LIMIT_REACHED'; return; end if;
  select member_id, game_id, closed_at, stake_centavos into round from game_rounds
    where site_key = p_site and integration = p_integration and round_id = p_round for update;
  is_new := not found;
  if not is_new and (round.member_id <> member or round.game_id <> session.game_id) then outcome := 'DUPLICATE_TRANSACTION'; return; end if;
  if not is_new and round.closed_at is not null then outcome := 'ROUND_CLOSED'; return; end if;
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
  -- A minute more is not worth a write.
  expires := game_session_expiry(p_at, session.created_at);
  if expires > session.token_expires_at + interval '1 minute' then
    update game_sessions set token_expires_at = expires where site_key = p_site and id = session.id;
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

-- Pays a win to cash, zero for a lost round: from the round's stakes, and what these lack from the house. Closing the round moves the
-- rest of its stakes to the house, and its bets count for the turnover.
create function wallet_win(p_site text, p_integration text, p_transaction uuid, p_request uuid, p_round text,
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

  balance := balance + p_amount;
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
    end loop;
  end if;
  if p_is_closed or from_stakes > 0 then
    update game_rounds set stake_centavos = stake_centavos - from_stakes, closed_at = case when p_is_closed then p_at end
      where site_key = p_site and integration = p_integration and round_id = p_round;
  end if;
  perform wallet_write(p_site, 'win', 'win:' || p_integration || ':' || p_transaction,
    wallet_hash(wallet_win_request(member, p_integration, p_round, p_amount, p_is_closed)), null,
    jsonb_build_object('round', p_round), p_at,
    array[coalesce(purses.cash_id, ledger_account(p_site, 'member:' || member || ':cash')), stakes_id, wallet_house_account(p_site, member)],
    array[p_amount, -from_stakes, from_stakes - p_amount]);
  select sum(account.version) into version from ledger_accounts account where site_key = p_site and member_id = member;
  outcome := 'OK';
  is_replay := false;
end $$;

-- Gives a stake back to the purses it came from: the stored amount, from the round's stakes, and what these lack from the house.
-- A bet that is not known leaves a tombstone under its id, so that it is refused if it comes later.
create function wallet_rollback(p_site text, p_integration text, p_transaction uuid, p_request uuid, p_reference uuid, p_at timestamptz,
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
  select t.round_id, t.game_id, t.amount_centavos, t.settled_at, t.turnover_centavos, t.rolled_back_at, g.game_type into strict bet
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

  if bet.rolled_back_at is null then balance := balance + bet.amount_centavos; end if;
  insert into game_transactions (site_key, integration, transaction_uuid, kind, request_uuid, reference_transaction_uuid, round_id,
      member_id, game_id, amount_centavos, content_hash, balance_centavos, created_at)
    values (p_site, p_integration, p_transaction, 'rollback', p_request, p_reference, bet.round_id,
      member, bet.game_id, bet.amount_centavos, content, balance, p_at)
    on conflict (site_key, integration, transaction_uuid) do nothing;
  if not found then perform wallet_run_again(); end if;
  outcome := 'OK';
  is_replay := false;
  if bet.rolled_back_at is not null then return; end if;

  select entry.id,
      array_agg(line.account_id) filter (where line.amount_centavos < 0) as purses,
      array_agg(-line.amount_centavos) filter (where line.amount_centavos < 0) as amounts,
      max(line.account_id) filter (where line.amount_centavos > 0) as stakes_id
    into strict placed
    from ledger_entries entry join ledger_lines line on line.entry_id = entry.id
    where entry.site_key = p_site and entry.idempotency_key = bet_key group by entry.id;
  stakes := coalesce(round.stake_centavos, (select balance_centavos from ledger_accounts where id = placed.stakes_id));
  from_stakes := least(stakes, bet.amount_centavos);
  if from_stakes > 0 then
    update game_rounds set stake_centavos = stake_centavos - from_stakes
      where site_key = p_site and integration = p_integration and round_id = bet.round_id;
  end if;
  if bet.settled_at is not null then
    perform turnover_uncount(p_site, member, bet.game_type, bet.amount_centavos, bet.turnover_centavos);
  end if;
  update game_transactions set rolled_back_at = p_at, turnover_centavos = 0
    where site_key = p_site and integration = p_integration and transaction_uuid = p_reference;
  perform wallet_write(p_site, 'bet_rollback', 'reverse:' || placed.id, wallet_hash(wallet_rollback_request(bet_key)), placed.id,
    jsonb_build_object('round', bet.round_id), p_at,
    placed.purses || array[placed.stakes_id, wallet_house_account(p_site, member)],
    placed.amounts || array[-from_stakes, from_stakes - bet.amount_centavos]);
  select sum(account.version) into version from ledger_accounts account where site_key = p_site and member_id = member;
end $$;

-- Another call has written what this one found missing: run again, it is answered by what stands then.
create function wallet_run_again() returns void language plpgsql as $$
begin
  raise exception 'wallet: another call was faster' using errcode = 'serialization_failure';
end $$;

-- `ledger_write` for an action that the wallet knows to be new: its entry cannot stand already.
create function wallet_write(p_site text, p_kind text, p_key text, p_hash text, p_reverses bigint, p_metadata jsonb,
  p_at timestamptz, p_accounts bigint[], p_amounts bigint[]) returns void language plpgsql as $$
begin
  if ledger_write(p_site, p_kind, p_key, p_hash, p_reverses, p_metadata, p_at, p_at, p_accounts, p_amounts) is null then
    raise exception 'wallet: entry % stands without its action', p_key using errcode = 'integrity_constraint_violation';
  end if;
end $$;
