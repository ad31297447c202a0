-- The time that counts against a limit is the time of the statement: from each bet or win to the next, where these lie at most five minutes
-- apart (0090). It never falls within a period. Before, the time since the last bet counted as well and was forgotten after five minutes.

-- As in 0124, without what has not been played yet.
create or replace function play_limit_used(p_limit play_limits, p_at timestamptz) returns bigint language plpgsql stable as $$
declare
  start   timestamptz := greatest(p_limit.counted_from, play_period_start(p_limit.period, p_at));
  carried bigint := case when p_limit.carried_from = play_period_start(p_limit.period, p_at) then p_limit.carried else 0 end;
begin
  if p_limit.kind = 'deposit' then
    return carried + play_deposited(p_limit.site_key, p_limit.member_id, play_period_start(p_limit.period, p_at), p_at);
  end if;
  return carried + case when p_limit.counted_from = start then p_limit.used else 0 end;
end $$;

-- What a limit on time would have counted with a bet at an instant: like money, the bet is judged with what it adds, so that no bet goes beyond
-- the limit.
create function play_time_with_bet(p_limit play_limits, p_at timestamptz) returns bigint language sql stable as $$
  select play_limit_used(p_limit, p_at) + coalesce(play_time_between(p_limit.last_played_at, p_at,
    greatest(p_limit.counted_from, play_period_start(p_limit.period, p_at))), 0)
$$;

-- As in 0090. The last bet or win may lie before the period: what follows it within five minutes goes on with it, here as in the statement.
create or replace function play_limit_recount(p_site text, p_member bigint, p_kind text, p_start timestamptz,
  out used bigint, out last_played_at timestamptz) language plpgsql as $$
begin
  if p_kind = 'time' then
    select coalesce(sum(play_time_between(played.before, played.created_at, p_start)) filter (where played.created_at >= p_start), 0),
        max(played.created_at) into used, last_played_at
      from (select created_at, lag(created_at) over (order by created_at) as before from game_transactions
        where site_key = p_site and member_id = p_member and kind in ('bet', 'win')
          and created_at >= p_start - interval '5 minutes') played;
    return;
  end if;
  select coalesce(sum(case when kind = 'bet' and rolled_back_at is null then amount_centavos
      when kind = 'win' and p_kind = 'loss' then -amount_centavos else 0 end), 0) into used
    from game_transactions where site_key = p_site and member_id = p_member and created_at >= p_start;
end $$;

-- As in 0090.
create or replace function wallet_bet_refusal(p_site text, p_member bigint, p_game integer, p_is_new_round boolean, p_amount bigint, p_at timestamptz)
returns text language plpgsql as $$
declare
  player     record;
  play_limit play_limits;
  most       bigint;
begin
  -- Read here and not with the session: while the bet waited for the purses, the member may have been barred.
  select status, is_demo, paused_until into player from members where site_key = p_site and id = p_member;
  if player.status is distinct from 1 or player.is_demo then return 'USER_DISABLED'; end if;
  if p_is_new_round and player.paused_until > p_at then return 'USER_DISABLED'; end if;
  for play_limit in select * from play_limits where site_key = p_site and member_id = p_member loop
    most := play_limit_most(play_limit, p_at);
    if play_limit.kind = 'time' then
      if p_is_new_round and play_time_with_bet(play_limit, p_at) >= most then return 'LIMIT_REACHED'; end if;
    elsif play_limit.kind <> 'deposit' and play_limit_used(play_limit, p_at) + p_amount > most then
      return 'LIMIT_REACHED';
    end if;
  end loop;
  return null;
end $$;
