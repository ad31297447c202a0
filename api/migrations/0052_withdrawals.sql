-- Withdrawals (R122). The rules are in api/src/withdrawals; money itself moves in the ledger only.

-- Above this amount two different people approve a withdrawal.
alter table sites add column second_review_centavos bigint not null default 500000 check (second_review_centavos >= 0);

create table withdrawals (
  id              bigint generated always as identity primary key,
  site_key        text        not null,
  -- Also the payout's id at the bank, so it is one over all sites.
  order_no        text        not null check (order_no ~ '^[A-Z0-9]{1,35}$'),
  member_id       bigint      not null,
  -- Where it goes: a copy, because the member may remove the key meanwhile.
  pix_type        text        not null check (pix_type in ('CPF', 'PHONE', 'EMAIL', 'CNPJ', 'EVP')),
  pix_key         text        not null check (pix_key <> ''),
  owner_name      text        not null,
  payee_cpf       text        not null check (payee_cpf ~ '^\d{11}$'),
  amount_centavos bigint      not null check (amount_centavos > 0),
  -- Taken off what is paid out (A43).
  fee_centavos    bigint      not null check (fee_centavos >= 0 and fee_centavos < amount_centavos),
  remark          text        not null default '',
  status          text        not null check (status in
    ('pending', 'approved', 'processing', 'paid', 'rejected', 'cancelled', 'failed', 'refunded')),
  -- Why it was rejected or has failed.
  reason          text        not null default '' check ((reason <> '') = (status in ('rejected', 'failed', 'refunded'))),
  -- End-to-end id of the Pix.
  e2eid           text        not null default '' check ((e2eid <> '') = (status = 'paid')),
  created_at      timestamptz not null,
  reviewed_at     timestamptz null check ((reviewed_at is null) = (status in ('pending', 'cancelled'))),
  paid_at         timestamptz null check ((paid_at is not null) = (status = 'paid')),
  -- When the bank is asked next; null while there is nothing to ask.
  next_step_at    timestamptz null check (next_step_at is null or status in ('approved', 'processing', 'failed')),
  -- How often the bank gave no answer.
  unanswered      int         not null default 0 check (unanswered >= 0),
  constraint withdrawals_number_once unique (order_no),
  foreign key (site_key, member_id) references members (site_key, id)
);
create index withdrawals_member on withdrawals (site_key, member_id, created_at desc, id desc);
create index withdrawals_queue on withdrawals (site_key, status, created_at, id);
create index withdrawals_pending on withdrawals (created_at) where status = 'pending';
create index withdrawals_due on withdrawals (next_step_at) where next_step_at is not null;

-- Which state follows which, and that the books say the same: a state is reached together with its entry of the ledger.
create function withdrawal_guard() returns trigger language plpgsql as $$
declare
  outcome text;
begin
  if tg_op = 'DELETE' then
    raise exception 'a withdrawal is not deleted';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      raise exception 'a withdrawal begins as pending';
    end if;
    if not exists (select from ledger_entries where site_key = new.site_key and kind = 'withdrawal_hold'
        and idempotency_key = 'withdrawal:' || new.order_no || ':hold') then
      raise exception 'withdrawal % holds no money', new.order_no;
    end if;
    return new;
  end if;
  if (new.id, new.site_key, new.order_no, new.member_id, new.pix_type, new.pix_key, new.owner_name, new.payee_cpf, new.amount_centavos,
      new.fee_centavos, new.remark, new.created_at)
    is distinct from (old.id, old.site_key, old.order_no, old.member_id, old.pix_type, old.pix_key, old.owner_name, old.payee_cpf,
      old.amount_centavos, old.fee_centavos, old.remark, old.created_at) then
    raise exception 'what was asked for does not change';
  end if;
  if new.status = old.status then
    return new;
  end if;
  if not (old.status, new.status) in (('pending', 'approved'), ('pending', 'rejected'), ('pending', 'cancelled'),
      ('approved', 'processing'), ('processing', 'paid'), ('processing', 'failed'), ('failed', 'refunded')) then
    raise exception 'a withdrawal that is % does not become %', old.status, new.status;
  end if;
  select kind into outcome from ledger_entries
    where site_key = new.site_key and idempotency_key = 'withdrawal:' || new.order_no || ':outcome';
  if outcome is distinct from (case
      when new.status = 'paid' then 'withdrawal_settle'
      when new.status in ('rejected', 'cancelled', 'refunded') then 'withdrawal_release' end) then
    raise exception 'withdrawal % is not % in the ledger', new.order_no, new.status;
  end if;
  return new;
end $$;
create trigger withdrawal_guard before insert or update or delete on withdrawals for each row execute function withdrawal_guard();

-- What was done to a withdrawal, when and by whom: every state once, and approvals that wait for a second one.
create table withdrawal_events (
  id            bigint generated always as identity primary key,
  site_key      text        not null references sites (key),
  withdrawal_id bigint      not null references withdrawals (id),
  status        text        not null,
  at            timestamptz not null,
  -- member, operator:{name}, reviewer (automatic), bank
  actor         text        not null check (actor ~ '^(member|reviewer|bank|operator:.+)$'),
  -- For operators only.
  note          text        not null default ''
);
create unique index withdrawal_events_state_once on withdrawal_events (withdrawal_id, status) where status <> 'approval';
create unique index withdrawal_events_approval_once on withdrawal_events (withdrawal_id, actor) where status = 'approval';

create function withdrawal_event_guard() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    raise exception 'what was done to a withdrawal stays written';
  end if;
  if not exists (select from withdrawals where id = new.withdrawal_id and site_key = new.site_key
      and status = case new.status when 'approval' then 'pending' else new.status end) then
    raise exception 'the withdrawal is not %', new.status;
  end if;
  return new;
end $$;
create trigger withdrawal_event_guard before insert or update or delete on withdrawal_events
  for each row execute function withdrawal_event_guard();
