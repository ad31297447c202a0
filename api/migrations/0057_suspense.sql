-- Money that has arrived and may not be credited lies in `house:suspense` until the bank has sent it back, so that `external:psp` is what the
-- bank has at every moment (I26). It is booked by triggers on pix_payments: a process of the release before, which knows of no suspense,
-- goes on while the site is upgraded, and what it takes in or sends back is booked alike.

-- As in 0047, with one more account, which never has less than nothing.
create or replace function ledger_open_account() returns trigger language plpgsql as $$
declare
  purse text[] := regexp_match(new.name, '^member:([1-9]\d{0,15}):(cash|bonus|rebate|hold_withdraw|disputed|in_play)$');
  nature text := case
    when purse is not null then 'member_' || purse[2]
    when new.name = 'external:psp' then 'external'
    when new.name ~ '^house:(cash(:(\d|1[0-5]))?|promo_expense|fees|agency_expense|suspense)$' then 'house'
    when new.name ~ '^game:[!-~]{1,120}$' then 'game'
  end;
  owner bigint := purse[1]::bigint;
begin
  if new.balance_centavos <> 0 or new.version <> 0 or new.last_hash <> '' then
    raise exception 'ledger: an account opens empty' using errcode = 'integrity_constraint_violation';
  end if;
  if new.currency <> 'BRL' then
    raise exception 'ledger: no account in %', new.currency using errcode = 'check_violation';
  end if;
  if new.site_key = '' or nature is null
     or coalesce(new.kind, nature) <> nature or coalesce(new.member_id, owner) is distinct from owner then
    raise exception 'ledger: "%" is not in the chart of accounts', new.name using errcode = 'check_violation';
  end if;
  if nature = 'game' and ledger_is_in_purse(new.site_key, substr(new.name, 6)) then
    -- A process of the release before 0047 would add to, or pay from, an account that the round does not have. Its call is
    -- answered with 503, and the game provider sends it again.
    raise exception 'ledger: the stakes of this round are in the purse' using errcode = 'lock_not_available';
  end if;
  new.kind := nature;
  new.member_id := owner;
  new.may_go_negative := nature in ('external', 'house', 'member_disputed') and new.name <> 'house:suspense';
  return new;
end $$;

-- Books the arrival of a Pix that goes back, or that it has gone: once each, however often it is called. `p_amount` is what comes into
-- suspense. A Pix to a key that is none of ours never was in an account of ours.
create function suspense_post(payment pix_payments, p_kind text, p_amount bigint, p_at timestamptz, p_event_at timestamptz)
returns void language plpgsql as $$
declare
  posted record;
begin
  if payment.site_key = '-' then
    return;
  end if;
  select * into posted from ledger_post(payment.site_key, p_kind, p_kind || ':' || payment.e2eid,
    encode(sha256(convert_to(p_kind || ' ' || p_amount, 'UTF8')), 'hex'), null, jsonb_build_object('e2eid', payment.e2eid),
    p_at, p_event_at, array['external:psp', 'house:suspense'], array[-p_amount, p_amount], null);
  if posted.outcome not in ('written', 'known') then
    raise exception 'suspense: % of % is %', p_kind, payment.e2eid, posted.outcome using errcode = 'integrity_constraint_violation';
  end if;
end $$;

create function pix_payments_suspense() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform suspense_post(new, 'pix_suspense', new.amount_centavos, new.received_at, new.paid_at);
  end if;
  if new.refund_status = 'done' and (tg_op = 'INSERT' or old.refund_status <> 'done') then
    perform suspense_post(new, 'pix_return', -new.amount_centavos, new.refund_at, new.refund_at);
  end if;
  return null;
end $$;

-- What is under way now has arrived, and was booked nowhere.
select suspense_post(payment, 'pix_suspense', amount_centavos, received_at, paid_at)
  from pix_payments payment where refund_status <> 'done' order by site_key, e2eid;

create trigger pix_payments_arrive after insert on pix_payments
  for each row when (new.outcome = 'refunded') execute function pix_payments_suspense();
create trigger pix_payments_return after update of refund_status on pix_payments
  for each row when (new.outcome = 'refunded') execute function pix_payments_suspense();

-- What lies in suspense is summed up by every verification.
create index pix_payments_suspended on pix_payments (site_key) where refund_status <> 'done';
