-- A break, the limit of time and a missing consent are asked at every bet, also at a further one of a round that is open: it is a new stake. What
-- has been staked is played to its end: wins and rollbacks ask nothing of the member.

-- As in 0137, at every bet. Whether the round is new makes no difference any more; wallet_bet says it as before.
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
  if player.paused_until > p_at then return 'USER_DISABLED'; end if;
  if not exists (select from member_consents where site_key = p_site and member_id = p_member) then
    return 'USER_DISABLED';
  end if;
  for play_limit in select * from play_limits where site_key = p_site and member_id = p_member loop
    most := play_limit_most(play_limit, p_at);
    if play_limit.kind = 'time' then
      if play_time_with_bet(play_limit, p_at) >= most then return 'LIMIT_REACHED'; end if;
    elsif play_limit.kind <> 'deposit' and play_limit_used(play_limit, p_at) + p_amount > most then
      return 'LIMIT_REACHED';
    end if;
  end loop;
  return null;
end $$;
