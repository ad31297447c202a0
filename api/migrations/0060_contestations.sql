-- Contestations of received Pix (MED): the payer's bank asks for the money back, up to 80 days later. What the member got for it is held until
-- it is decided; what they have no longer stays owed. The rules are in api/src/payments/contestations; money itself moves in the ledger only.
create table contestations (
  id                bigint generated always as identity primary key,
  site_key          text        not null references sites (key),
  -- The institution's own id.
  number            text        not null check (number ~ '^[a-zA-Z0-9-]{1,36}$'),
  e2eid             text        not null,
  -- Whose deposit the Pix was; null where it was credited to nobody.
  member_id         bigint      null,
  order_no          text        not null default '',
  -- What was paid, and what of it the member was credited.
  amount_centavos   bigint      not null check (amount_centavos > 0),
  credited_centavos bigint      not null check (credited_centavos between 0 and amount_centavos),
  -- What the hold lacks of the credited amount; after the money has gone back, what the member still owes.
  lacking_centavos  bigint      not null check (lacking_centavos between 0 and credited_centavos),
  cause             text        not null check (cause in ('fraud', 'error')),
  status            text        not null check (status in ('open', 'accepted', 'rejected', 'returned', 'released')),
  opened_at         timestamptz not null,
  received_at       timestamptz not null,
  -- After this the institution decides alone.
  decide_by         timestamptz not null,
  -- When the institution was told of the decision.
  told_at           timestamptz null,
  -- When it is looked after next; null once it has ended.
  next_step_at      timestamptz null check ((next_step_at is null) = (status in ('returned', 'released'))),
  constraint contestations_once unique (site_key, number),
  check ((member_id is null) = (credited_centavos = 0)),
  check (status <> 'released' or lacking_centavos = 0),
  foreign key (site_key, e2eid) references pix_payments (site_key, e2eid),
  foreign key (site_key, member_id) references members (site_key, id)
);
-- A Pix goes back once.
create unique index contestations_of_pix on contestations (site_key, e2eid) where status <> 'released';
create index contestations_queue on contestations (site_key, status, decide_by, id);
create index contestations_due on contestations (next_step_at) where next_step_at is not null;
create index contestations_lacking on contestations (site_key, member_id) where lacking_centavos > 0;

create function contestation_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a contestation is not deleted';
  end if;
  if (new.id, new.site_key, new.number, new.e2eid, new.member_id, new.order_no, new.amount_centavos, new.credited_centavos, new.cause, new.opened_at,
      new.received_at)
    is distinct from (old.id, old.site_key, old.number, old.e2eid, old.member_id, old.order_no, old.amount_centavos, old.credited_centavos,
      old.cause, old.opened_at, old.received_at) then
    raise exception 'what was contested does not change';
  end if;
  if new.lacking_centavos > old.lacking_centavos then
    raise exception 'what a contestation lacks does not grow';
  end if;
  if new.status <> old.status and not (old.status, new.status) in (('open', 'accepted'), ('open', 'rejected'), ('open', 'released'),
      ('rejected', 'accepted'), ('rejected', 'released'), ('accepted', 'returned')) then
    raise exception 'a contestation that is % does not become %', old.status, new.status;
  end if;
  return new;
end $$;
create trigger contestation_guard before update or delete on contestations for each row execute function contestation_guard();

-- What was done about a contestation, when and by whom: every state once.
create table contestation_events (
  id              bigint generated always as identity primary key,
  site_key        text        not null references sites (key),
  contestation_id bigint      not null references contestations (id),
  status          text        not null,
  at              timestamptz not null,
  actor           text        not null check (actor ~ '^(bank|operator:.+)$'),
  -- For operators only.
  note            text        not null default ''
);
create unique index contestation_events_once on contestation_events (contestation_id, status);

create function contestation_event_guard() returns trigger language plpgsql as $$
begin
  raise exception 'what was done about a contestation stays written';
end $$;
create trigger contestation_event_guard before update or delete on contestation_events
  for each row execute function contestation_event_guard();

-- What has gone back since a day was compared with the bank.
create index pix_payments_returned on pix_payments (site_key, refund_at) where refund_status = 'done';

-- By end-to-end id of a Pix that a member was credited for: it goes back after all. The deposit has been reversed in the same transaction, so
-- the Pix is what it would have been had it been refused when it came: money in suspense, until the bank has sent it back.
create function pix_payment_contested(p_site text, p_e2eid text, p_at timestamptz) returns void language plpgsql as $$
declare
  payment pix_payments;
begin
  update pix_payments set outcome = 'refunded', reason = 'contested', refund_status = 'requested', refund_at = p_at
    where site_key = p_site and e2eid = p_e2eid and outcome = 'credited' returning * into strict payment;
  -- The day of its arrival is the day on which the bank has it.
  perform suspense_post(payment, 'pix_suspense', payment.amount_centavos, p_at, payment.paid_at);
end $$;
