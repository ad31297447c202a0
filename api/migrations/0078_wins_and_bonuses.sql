-- The money calls that move bonus money, as they are since there are bonuses (0076) and rebates of recharges (0077). The rest of the
-- wallet stands in 0049; the call of another release before this one is answered alike.

-- Pays a win to cash and bonus, in the proportion of the round's stakes, zero for a lost round: from the round's stakes, and what these lack
-- from the house. Closing the round moves the rest of its stakes to the house, and its bets count for the turnover.
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
  has_bonus   boolean := false;
  to_bonus    bigint := 0;
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
      perform recharge_rebate_fill(p_site, member, p_integration, bet.transaction_uuid, bet.amount_centavos, p_at);
    end loop;
  end if;
  if p_is_closed or from_stakes > 0 then
    update game_rounds set stake_centavos = stake_centavos - from_stakes, closed_at = case when p_is_closed then p_at end
      where site_key = p_site and integration = p_integration and round_id = p_round;
  end if;
  -- Most members never had a bonus, and have no purse for one.
  if purses.bonus_id is not null then
    perform from bonuses where site_key = p_site and member_id = member and ended_at is null limit 1;
    has_bonus := found;
  end if;
  if has_bonus and p_amount > 0 then
    to_bonus := bonus_share(p_site, p_integration, p_round, purses.bonus_id, p_amount);
  end if;
  perform wallet_write(p_site, 'win', 'win:' || p_integration || ':' || p_transaction,
    wallet_hash(wallet_win_request(member, p_integration, p_round, p_amount, p_is_closed)), null,
    jsonb_build_object('round', p_round), p_at,
    array[coalesce(purses.cash_id, ledger_account(p_site, 'member:' || member || ':cash')), purses.bonus_id, stakes_id, wallet_house_account(p_site, member)],
    array[p_amount - to_bonus, to_bonus, -from_stakes, from_stakes - p_amount]);
  if has_bonus and p_is_closed then perform bonus_follow(p_site, member, p_at); end if;
  select sum(account.version) into version from ledger_accounts account where site_key = p_site and member_id = member;
  outcome := 'OK';
  is_replay := false;
end $$;

-- Gives a stake back to the purses it came from: the stored amount, from the round's stakes, and what these lack from the house.
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
    perform recharge_rebate_unfill(p_site, p_integration, p_reference);
    perform turnover_uncount(p_site, member, bet.game_type, bet.amount_centavos, bet.turnover_centavos);
  end if;
  update game_transactions set rolled_back_at = p_at, turnover_centavos = 0
    where site_key = p_site and integration = p_integration and transaction_uuid = p_reference;
  perform wallet_write(p_site, 'bet_rollback', 'reverse:' || placed.id, wallet_hash(wallet_rollback_request(bet_key)), placed.id,
    jsonb_build_object('round', bet.round_id), p_at,
    placed.purses || array[placed.stakes_id, wallet_house_account(p_site, member)],
    placed.amounts || array[-from_stakes, from_stakes - bet.amount_centavos]);
  if purses.bonus_id = any (placed.purses) then perform bonus_returned(p_site, member, placed.id, p_at); end if;
  if purses.bonus_id is not null then perform bonus_follow(p_site, member, p_at); end if;
  select sum(account.version) into version from ledger_accounts account where site_key = p_site and member_id = member;
end $$;
