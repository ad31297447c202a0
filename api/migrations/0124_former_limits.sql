-- The limits of somebody who has deleted their account (G31, G42): who registers again with the same CPF has them again, with what was used of
-- them, so that nobody gets round their own limit by leaving.
create table former_limits (
  site_key     text   not null,
  -- Keyed hash: nobody without the key of the installation can try CPFs.
  cpf_hash     text   not null,
  kind         text   not null,
  period       text   not null,
  most         bigint not null,
  pending_from timestamptz null,
  pending_most bigint null,
  -- What was used of it in the period that began at `carried_from`.
  carried      bigint not null,
  carried_from timestamptz not null,
  keep_until   timestamptz not null,
  primary key (site_key, cpf_hash, kind, period)
);
create index former_limits_kept on former_limits (keep_until);

-- What was used under the account before, in the period that began then.
alter table play_limits
  add column carried      bigint not null default 0,
  add column carried_from timestamptz null;

-- As in 0090, with what was used under the account before, and of limits on deposits as well.
create or replace function play_limit_used(p_limit play_limits, p_at timestamptz) returns bigint language plpgsql stable as $$
declare
  start   timestamptz := greatest(p_limit.counted_from, play_period_start(p_limit.period, p_at));
  carried bigint := case when p_limit.carried_from = play_period_start(p_limit.period, p_at) then p_limit.carried else 0 end;
begin
  if p_limit.kind = 'deposit' then
    return carried + play_deposited(p_limit.site_key, p_limit.member_id, play_period_start(p_limit.period, p_at), p_at);
  end if;
  return carried + case when p_limit.counted_from = start then p_limit.used else 0 end
    + case when p_limit.kind = 'time' then coalesce(play_time_between(p_limit.last_played_at, p_at, start), 0) else 0 end;
end $$;
