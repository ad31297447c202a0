-- A game that was opened from a session of a member takes no bets once that session was ended: by a log-out, from another device, or by a new password.

-- Null for games that were opened before this.
alter table game_sessions add column login_session_id bigint null;
create index game_sessions_login on game_sessions (login_session_id) where login_session_id is not null;

-- Takes a stake: cash first, then bonus.
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
  stakes_id := wallet_stakes_account(p_site, p_integration, p_round, is_new or round.stake_centavos is not null, member, purses.in_play_id);
  perform wallet_write(p_site, 'bet', 'bet:' || p_integration || ':' || p_transaction,
    wallet_hash(wallet_bet_request(member, p_integration, p_round, p_amount)), null,
    jsonb_build_object('round', p_round, 'game', p_game_code), p_at,
    array[purses.cash_id, purses.bonus_id, stakes_id], array[-from_cash, from_cash - p_amount, p_amount]);
  select sum(account.version) into version from ledger_accounts account where site_key = p_site and member_id = member;
  outcome := 'OK';
  is_replay := false;
end $$;
