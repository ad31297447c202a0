-- As in 0131, but who is barred by the national register (G32) is told so: they have not excluded themselves here. The register is named before an
-- exclusion that stands beside it, as everywhere else.
create or replace function play_deposit_bar(p_site text, p_member bigint, p_amount bigint, p_paid_at timestamptz, p_at timestamptz)
returns text language plpgsql as $$
declare
  player     record;
  play_limit play_limits;
  start      timestamptz;
  paid       bigint;
begin
  select status, paused_until, barred_as into player from members where site_key = p_site and id = p_member;
  if player.status = 2 and player.barred_as is not null then return 'play_barred'; end if;
  if player.status = 2 then return 'self_excluded'; end if;
  if player.paused_until > p_at then return 'play_paused'; end if;
  if not exists (select from play_limits where site_key = p_site and member_id = p_member and kind = 'deposit') then return null; end if;
  perform ledger_account(p_site, 'member:' || p_member || ':cash');
  perform wallet_lock_purses(p_site, p_member);
  for play_limit in select * from play_limits where site_key = p_site and member_id = p_member and kind = 'deposit' order by period for update
  loop
    start := play_period_start(play_limit.period, p_paid_at);
    select coalesce(sum(amount_centavos), 0) into paid from recharge_orders
     where site_key = p_site and member_id = p_member and status = 'paid' and paid_at >= start;
    if play_limit.carried_from = start then paid := paid + play_limit.carried; end if;
    if paid + p_amount > play_limit_most(play_limit, p_at) then return 'deposit_limit_reached'; end if;
  end loop;
  return null;
end $$;
