-- A Pix that is paid for a code of before goes back when its member may not deposit any more.

-- Why a member's deposit is not taken, though the code for it was made when it could be (G31, R85): they have excluded themselves or are
-- barred by the register, take a break, or have a lower limit now. Null when it is taken. A limit is judged by what was paid in its
-- period: two payments at the same time are judged one after the other, with the purses locked before the limits, as who sets a limit
-- locks them.
create function play_deposit_bar(p_site text, p_member bigint, p_amount bigint, p_paid_at timestamptz, p_at timestamptz)
returns text language plpgsql as $$
declare
  player     record;
  play_limit play_limits;
  start      timestamptz;
  paid       bigint;
begin
  select status, paused_until into player from members where site_key = p_site and id = p_member;
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

-- As in 0070. A message names a reason that the release before this one has a text for; why the deposit is barred stands beside it.
create or replace function pix_receive(p_key text, p_is_sandbox boolean, p_e2eid text, p_txid text, p_amount bigint, p_paid_at timestamptz,
  p_payer_cpf text, p_at timestamptz,
  out outcome text, out member bigint, out order_number text, out ordered bigint, out balance bigint, out version bigint,
  out notification bigint) language plpgsql as $$
declare
  site      text;
  deposit   recharge_orders;
  payer     text;
  refusal   text;
  bar       text;
  cash_id   bigint;
  fees_id   bigint;
  purses    record;
  credit    bigint;
begin
  select receiver.site_key into site from pix_receivers receiver where receiver.pix_key = p_key;
  if not found then
    site := '-';
  elsif not exists (select from sites where sites.key = site and sites.is_sandbox = p_is_sandbox) then
    outcome := 'nobody';
    return;
  end if;
  select * into deposit from recharge_orders where recharge_orders.site_key = site and recharge_orders.txid = p_txid for update;
  member := deposit.member_id;
  order_number := deposit.order_no;
  ordered := deposit.amount_centavos;
  select members.cpf into payer from members where members.id = deposit.member_id;
  refusal := pix_refusal(deposit, payer, p_amount, p_paid_at, p_payer_cpf);
  if refusal is null then
    bar := play_deposit_bar(site, member, deposit.amount_centavos, p_paid_at, p_at);
    refusal := bar;
  end if;

  insert into pix_payments (site_key, e2eid, txid, order_no, amount_centavos, outcome, reason, paid_at, received_at, refund_status, refund_at)
    values (site, p_e2eid, p_txid, deposit.order_no, p_amount, case when refusal is null then 'credited' else 'refunded' end,
      coalesce(refusal, ''), p_paid_at, p_at, case when refusal is not null then 'requested' end, case when refusal is not null then p_at end)
    on conflict (site_key, e2eid) do nothing;
  if not found then outcome := 'known'; return; end if;
  if member is null then outcome := 'unclaimed'; return; end if;

  credit := deposit.amount_centavos - deposit.fee_centavos;
  insert into notifications (site_key, member_id, kind, details, created_at)
    values (site, member, case when refusal is null then 'deposit_paid' else 'deposit_returned' end,
      case when refusal is null then jsonb_build_object('amountCentavos', credit)
        when bar is not null then jsonb_build_object('amountCentavos', p_amount, 'reason', 'order_failed', 'bar', bar)
        else jsonb_build_object('amountCentavos', p_amount, 'reason', refusal) end, p_at)
    returning id into notification;
  if refusal is not null then
    -- An order that waits for its money fails; one that is over stays as it is.
    outcome := case when (bar is not null or refusal in ('other_payer', 'wrong_amount')) and deposit.status <> 'expired'
      then 'failed' else 'returned' end;
    if outcome = 'failed' then
      update recharge_orders set status = 'failed', failure = refusal, next_check_at = null
        where id = deposit.id;
    end if;
    return;
  end if;

  outcome := 'credited';
  -- Opened before the purses are locked, so that two first deposits of a member come one after the other.
  cash_id := ledger_account(site, 'member:' || member || ':cash');
  select * into purses from wallet_lock_purses(site, member);
  if deposit.turnover_centavos > 0 then
    perform turnover_require(site, member, deposit.turnover_centavos, p_at);
  end if;
  update recharge_orders set status = 'paid', e2eid = p_e2eid, paid_at = p_paid_at, next_check_at = null
    where id = deposit.id;
  fees_id := case when deposit.fee_centavos > 0 then ledger_account(site, 'house:fees') end;
  perform pix_credit(site, p_e2eid, deposit, p_paid_at, p_at, cash_id, fees_id);
  balance := purses.cash + purses.bonus + credit;
  version := purses.version + 1;
end $$;
