-- A received Pix, whole and in one statement: pix_receive. Who calls it, and who is told of it: api/src/payments/receive-pix.ts.
--
-- It goes in this order: find the site; lock the order; judge; write the Pix, which settles whether it is new; tell the member; then
-- credit it or let the order fail. The member's purses are locked before the turnover, as bets do it. The entry comes last: from there
-- to the commit it holds `external:psp`, which every deposit of the site needs. The suspense of what goes back is booked by the trigger
-- of 0057.
--
-- Rows are looked up by a whole key and by nothing else, for the reason that 0049 gives.

-- Adds to what a member has to wager before the next withdrawal (G16).
create function turnover_require(p_site text, p_member bigint, p_amount bigint, p_at timestamptz) returns void language plpgsql as $$
begin
  insert into turnover_requirements (site_key, member_id, amount_centavos, created_at) values (p_site, p_member, p_amount, p_at);
  insert into turnover_counters as counter (site_key, member_id, remaining_centavos) values (p_site, p_member, p_amount)
    on conflict (site_key, member_id) do update set remaining_centavos = counter.remaining_centavos + excluded.remaining_centavos;
end $$;

-- The bytes that JSON.stringify gives in api/src/ledger/deposits.ts: entries stand that were hashed so.
create function deposit_request(member bigint, amount bigint, fee bigint) returns text language sql stable as $$
  select '{"kind":"deposit","memberId":' || member || ',"amountCentavos":' || amount || ',"feeCentavos":' || fee || '}'
$$;

-- Why a Pix is not credited (G11, G13); null when it is. Money only comes from an account of the member (Portaria SPA/MF 615/2024), so a
-- Pix that does not say who pays is not the member's. Late payments are taken for a day after the expiry.
create function pix_refusal(deposit recharge_orders, p_cpf text, p_amount bigint, p_paid_at timestamptz, p_payer_cpf text)
returns text language sql stable as $$
  select case
    when (deposit).status is null then 'unknown_charge'
    when (deposit).status = 'paid' then 'paid_twice'
    when (deposit).status = 'failed' then 'order_failed'
    when coalesce(p_cpf, '') = '' or p_payer_cpf is distinct from p_cpf then 'other_payer'
    when p_amount <> (deposit).amount_centavos then 'wrong_amount'
    when p_paid_at > (deposit).expires_at + interval '24 hours' then 'too_late'
  end
$$;

-- p_key: the Pix key that was paid. p_is_sandbox: whether the payment institution is the sandbox, which serves the sites that are
-- sandboxes; a real one serves all others. A key that is none of ours is the institution's own matter, and belongs to site '-'.
--
-- outcome: `nobody`, the site has no institution, and nothing is written; `known`, this Pix was taken before; `unclaimed`, it goes back
-- because no order knows its charge; `returned`, it goes back and its order stays as it is; `failed`, it goes back and its order is over;
-- `credited`. What else is answered belongs to the last three.
-- balance (cash and bonus) and version (of the member's accounts together): of a credited one, as they are with it.
create function pix_receive(p_key text, p_is_sandbox boolean, p_e2eid text, p_txid text, p_amount bigint, p_paid_at timestamptz,
  p_payer_cpf text, p_at timestamptz,
  out outcome text, out member bigint, out order_number text, out ordered bigint, out balance bigint, out version bigint,
  out notification bigint) language plpgsql as $$
declare
  site      text;
  deposit   recharge_orders;
  payer     text;
  refusal   text;
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
        else jsonb_build_object('amountCentavos', p_amount, 'reason', refusal) end, p_at)
    returning id into notification;
  if refusal is not null then
    -- An order that waits for its money fails; one that is over stays as it is.
    outcome := case when refusal in ('other_payer', 'wrong_amount') and deposit.status <> 'expired' then 'failed' else 'returned' end;
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

-- Writes the entry of a credited Pix, whose row is new: the entry cannot stand already. Shared accounts come last, in the order of their ids.
create function pix_credit(p_site text, p_e2eid text, deposit recharge_orders, p_paid_at timestamptz, p_at timestamptz,
  p_cash_id bigint, p_fees_id bigint) returns void language plpgsql as $$
declare
  fee      bigint := (deposit).fee_centavos;
  paid     bigint := (deposit).amount_centavos;
  psp_id   bigint := ledger_account(p_site, 'external:psp');
  accounts bigint[] := array[p_cash_id, psp_id];
  amounts  bigint[] := array[paid - fee, -paid];
begin
  if p_fees_id < psp_id then
    accounts := array[p_cash_id, p_fees_id, psp_id];
    amounts := array[paid - fee, fee, -paid];
  elsif p_fees_id is not null then
    accounts := accounts || p_fees_id;
    amounts := amounts || fee;
  end if;
  if ledger_write(p_site, 'deposit', 'deposit:' || p_e2eid,
      wallet_hash(deposit_request((deposit).member_id, paid, fee)), null,
      jsonb_build_object('order_no', (deposit).order_no, 'e2eid', p_e2eid), p_at, p_paid_at, accounts, amounts) is null then
    raise exception 'pix: the entry of % stands without its Pix', p_e2eid using errcode = 'integrity_constraint_violation';
  end if;
end $$;
