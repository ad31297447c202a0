-- Deletion of accounts (G42): asked for, after some days carried out, and what the law demands of it later.
alter table members add column deleted_at timestamptz null;

create table deletion_requests (
  id              bigint generated always as identity primary key,
  site_key        text   not null,
  member_id       bigint not null,
  status          text   not null check (status in ('pending', 'cancelled', 'stopped', 'done')),
  -- Why it was stopped.
  obstacle        text   null,
  requested_at    timestamptz not null,
  due_at          timestamptz not null,
  -- While it is pending: when the job looks at it; the end of the lease while one works on it.
  next_attempt_at timestamptz not null,
  ended_at        timestamptz null,
  foreign key (site_key, member_id) references members (site_key, id),
  constraint deletion_requests_ended check ((status = 'pending') = (ended_at is null)),
  constraint deletion_requests_stopped check ((status = 'stopped') = (obstacle is not null))
);
create unique index deletion_requests_open on deletion_requests (site_key, member_id) where status = 'pending';
create index deletion_requests_of_member on deletion_requests (site_key, member_id, id desc);
create index deletion_requests_due on deletion_requests (next_attempt_at) where status = 'pending';
create index deletion_requests_listed on deletion_requests (site_key, status, id desc);

-- Who a deleted member was, for those whom the law lets ask: sealed with a key of the installation, and gone after five years.
create table former_members (
  site_key   text   not null,
  member_id  bigint not null,
  -- Keyed hash, by which the member of a CPF is found.
  cpf_hash   text   not null,
  sealed     text   not null,
  deleted_at timestamptz not null,
  keep_until timestamptz not null,
  primary key (site_key, member_id),
  foreign key (site_key, member_id) references members (site_key, id)
);
create index former_members_by_cpf on former_members (site_key, cpf_hash);
create index former_members_kept on former_members (keep_until);

-- Who has opened such a record, and why.
create table former_member_views (
  id        bigint generated always as identity primary key,
  site_key  text   not null,
  member_id bigint not null,
  operator  text   not null,
  reason    text   not null,
  viewed_at timestamptz not null,
  foreign key (site_key, member_id) references members (site_key, id)
);

-- As in 0052, but that whom a deleted member was paid is taken out of a withdrawal: amounts, states and numbers stay as they are.
create or replace function withdrawal_guard() returns trigger language plpgsql as $$
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
  if (new.id, new.site_key, new.order_no, new.member_id, new.pix_type, new.amount_centavos, new.fee_centavos, new.created_at)
    is distinct from (old.id, old.site_key, old.order_no, old.member_id, old.pix_type, old.amount_centavos, old.fee_centavos, old.created_at) then
    raise exception 'what was asked for does not change';
  end if;
  if (new.pix_key, new.owner_name, new.payee_cpf, new.remark) is distinct from (old.pix_key, old.owner_name, old.payee_cpf, old.remark)
    and not ((new.pix_key, new.owner_name, new.payee_cpf, new.remark) = ('deleted', '', '00000000000', '') and new.status = old.status
      and exists (select from members where site_key = old.site_key and id = old.member_id and deleted_at is not null)) then
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
