-- Responsible gaming: limits, pauses, exclusions (G31, G32). Who may play is asked under the lock of the member's purses, and what is counted
-- is counted in the transaction of the bet, so no number of bets at the same time goes beyond a limit.

-- `paused_until`: no play and no deposits before. `exclusion_ends_at`: of a member who has excluded themselves; null then: for good.
alter table members
  add column paused_until      timestamptz null,
  add column excluded_at       timestamptz null,
  add column exclusion_ends_at timestamptz null;
alter table members add constraint members_exclusion check (exclusion_ends_at is null or excluded_at is not null) not valid;
create index members_exclusion_ends on members (exclusion_ends_at) where exclusion_ends_at is not null;

-- A limit that a member has set. Amounts are centavos, times milliseconds.
create table play_limits (
  site_key       text   not null,
  member_id      bigint not null,
  kind           text   not null check (kind in ('deposit', 'loss', 'bet', 'time')),
  period         text   not null check (period in ('day', 'week', 'month')),
  most           bigint not null check (most > 0),
  -- From then on `pending_most` is in force; where it is null, no limit.
  pending_from   timestamptz null,
  pending_most   bigint null check (pending_most > most),
  -- What was used since `counted_from`, the beginning of the period of the last count. Deposits are counted from their orders instead.
  counted_from   timestamptz not null,
  used           bigint not null default 0,
  -- Of a limit on time: the last bet or win.
  last_played_at timestamptz null,
  set_at         timestamptz not null,
  primary key (site_key, member_id, kind, period),
  foreign key (site_key, member_id) references members (site_key, id),
  constraint play_limits_pending check (pending_most is null or pending_from is not null)
);
create index play_limits_pending on play_limits (pending_from) where pending_from is not null;
-- Written at every bet of a member who has limits.
alter table play_limits set (fillfactor = 60);

-- Days, weeks (from Monday) and months begin at midnight in São Paulo.
create function play_period_start(p_period text, p_at timestamptz) returns timestamptz language sql stable as $$
  select date_trunc(p_period, p_at at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo'
$$;

create function play_period_end(p_period text, p_at timestamptz) returns timestamptz language sql stable as $$
  select (date_trunc(p_period, p_at at time zone 'America/Sao_Paulo') + ('1 ' || p_period)::interval) at time zone 'America/Sao_Paulo'
$$;

-- What a member has deposited since an instant, and what they can still pay of what they have asked for.
create function play_deposited(p_site text, p_member bigint, p_start timestamptz, p_at timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(amount_centavos), 0)::bigint from recharge_orders
   where site_key = p_site and member_id = p_member
     and (status = 'paid' and paid_at >= p_start or status in ('created', 'pending') and expires_at > p_at)
$$;

-- Playing goes on from one bet or win to the next, where these lie at most five minutes apart. Milliseconds; nothing before p_start counts.
create function play_time_between(p_last timestamptz, p_at timestamptz, p_start timestamptz) returns bigint language sql stable as $$
  select case when p_at > p_last and p_at <= p_last + interval '5 minutes'
    then (extract(epoch from p_at - greatest(p_last, p_start)) * 1000)::bigint else 0 end
$$;

-- What of a limit is in force at an instant, also before the job has noticed that a raise is due. Null: no limit.
create function play_limit_most(p_limit play_limits, p_at timestamptz) returns bigint language sql stable as $$
  select case when p_limit.pending_from <= p_at then p_limit.pending_most else p_limit.most end
$$;

-- What of a limit is used at an instant.
create function play_limit_used(p_limit play_limits, p_at timestamptz) returns bigint language plpgsql stable as $$
declare
  start timestamptz := greatest(p_limit.counted_from, play_period_start(p_limit.period, p_at));
begin
  return case when p_limit.counted_from = start then p_limit.used else 0 end
    + case when p_limit.kind = 'time' then coalesce(play_time_between(p_limit.last_played_at, p_at, start), 0) else 0 end;
end $$;

-- What of a limit is used, from the rounds alone. Loss: stakes less wins, each counted when it was booked; below zero after winning.
create function play_limit_recount(p_site text, p_member bigint, p_kind text, p_start timestamptz,
  out used bigint, out last_played_at timestamptz) language plpgsql as $$
begin
  if p_kind = 'time' then
    select coalesce(sum(play_time_between(played.before, played.created_at, p_start)), 0), max(played.created_at) into used, last_played_at
      from (select created_at, lag(created_at) over (order by created_at) as before from game_transactions
        where site_key = p_site and member_id = p_member and kind in ('bet', 'win')
          and created_at >= p_start - interval '5 minutes') played
      where played.created_at >= p_start;
    return;
  end if;
  select coalesce(sum(case when kind = 'bet' and rolled_back_at is null then amount_centavos
      when kind = 'win' and p_kind = 'loss' then -amount_centavos else 0 end), 0) into used
    from game_transactions where site_key = p_site and member_id = p_member and created_at >= p_start;
end $$;

-- Counts a bet or a win for the member's limits. Whoever writes one has locked the member's purses.
create function play_limits_count() returns trigger language plpgsql as $$
begin
  update play_limits l
     set counted_from = start.at,
         used = case when l.counted_from = start.at then l.used else 0 end
           + case l.kind
               when 'time' then coalesce(play_time_between(l.last_played_at, new.created_at, start.at), 0)
               when 'bet' then case new.kind when 'bet' then new.amount_centavos else 0 end
               else case new.kind when 'bet' then new.amount_centavos else -new.amount_centavos end
             end,
         last_played_at = case when l.kind = 'time' then greatest(l.last_played_at, new.created_at) end
    from (select period, greatest(counted_from, play_period_start(period, new.created_at)) as at, kind from play_limits
      where site_key = new.site_key and member_id = new.member_id) start
   where l.site_key = new.site_key and l.member_id = new.member_id and l.kind <> 'deposit'
     and start.kind = l.kind and start.period = l.period;
  return null;
end $$;
create trigger game_transactions_limits after insert on game_transactions
  for each row when (new.kind in ('bet', 'win')) execute function play_limits_count();

-- A bet that is taken back was not staked. One of a period before is not counted in this one.
create function play_limits_uncount() returns trigger language plpgsql as $$
begin
  update play_limits set used = used - new.amount_centavos
   where site_key = new.site_key and member_id = new.member_id and kind in ('bet', 'loss') and counted_from <= new.created_at;
  return null;
end $$;
create trigger game_transactions_limits_back after update of rolled_back_at on game_transactions
  for each row when (old.rolled_back_at is null and new.rolled_back_at is not null and new.kind = 'bet')
  execute function play_limits_uncount();

-- Why a member may not bet, or null: an outcome of wallet_bet, asked under the lock of all their purses (0072). Time and pauses stop a
-- member between rounds: what a round that is being played still needs is taken.
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
      if p_is_new_round and play_limit_used(play_limit, p_at) >= most then return 'LIMIT_REACHED'; end if;
    elsif play_limit.kind <> 'deposit' and play_limit_used(play_limit, p_at) + p_amount > most then
      return 'LIMIT_REACHED';
    end if;
  end loop;
  return null;
end $$;
