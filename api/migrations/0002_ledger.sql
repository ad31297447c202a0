-- Double entry. Balances move only by inserting lines; what is written stays as it is.
-- The invariants I1 to I17 (money.md) are tested in api/src/ledger/*.test.ts.

create table ledger_accounts (
  id               bigint generated always as identity primary key,
  site_key         text   not null check (site_key <> ''),
  name             text   not null,
  kind             text   not null check (kind in (
    'external', 'house', 'member_cash', 'member_bonus', 'member_rebate', 'member_hold_withdraw', 'member_disputed', 'game')),
  member_id        bigint null,
  currency         text   not null default 'BRL' check (currency = 'BRL'),
  balance_centavos bigint not null default 0,
  -- How many lines the account has, and the hash of the last one.
  version          bigint not null default 0,
  last_hash        text   not null default '',
  may_go_negative  boolean generated always as (kind in ('external', 'house', 'member_disputed')) stored,
  constraint ledger_accounts_name_unique unique (site_key, name),
  constraint ledger_accounts_member_kind check ((member_id is not null) = (kind like 'member\_%')),
  constraint ledger_accounts_not_negative check (balance_centavos >= 0 or kind in ('external', 'house', 'member_disputed')),
  constraint ledger_accounts_safe_integer check (balance_centavos between -9007199254740991 and 9007199254740991)
);
create index ledger_accounts_member on ledger_accounts (site_key, member_id) where member_id is not null;

create table ledger_entries (
  id              bigint generated always as identity primary key,
  site_key        text   not null,
  kind            text   not null check (kind ~ '^[a-z][a-z0-9_]{1,39}$'),
  idempotency_key text   not null check (length(idempotency_key) between 1 and 200),
  request_hash    text   not null,
  reverses_id     bigint null references ledger_entries (id),
  metadata        jsonb  not null default '{}',
  created_at      timestamptz not null,
  event_at        timestamptz not null,
  -- Lines join an entry only in the transaction that wrote it.
  written_by      xid8   not null default pg_current_xact_id(),
  constraint ledger_entries_key_unique unique (site_key, idempotency_key),
  constraint ledger_entries_reversed_once unique (reverses_id)
);
create index ledger_entries_kind on ledger_entries (site_key, kind, id);

create table ledger_lines (
  id              bigint generated always as identity primary key,
  entry_id        bigint not null references ledger_entries (id),
  account_id      bigint not null references ledger_accounts (id),
  currency        text   not null default 'BRL',
  amount_centavos bigint not null check (amount_centavos <> 0),
  balance_before  bigint not null,
  balance_after   bigint not null,
  account_version bigint not null,
  hash            text   not null,
  constraint ledger_lines_one_per_account unique (entry_id, account_id),
  constraint ledger_lines_version_unique unique (account_id, account_version)
);

-- A line's hash covers its entry and the hash of the account's line before it: a chain per account.
create function ledger_line_hash(previous_hash text, entry ledger_entries, line ledger_lines) returns text
language sql immutable as $$
  select encode(sha256(convert_to(concat_ws('|', previous_hash,
    entry.id, entry.site_key, entry.kind, entry.idempotency_key, entry.request_hash, entry.reverses_id, entry.metadata,
    extract(epoch from entry.created_at), extract(epoch from entry.event_at),
    line.account_id, line.account_version, line.currency, line.amount_centavos, line.balance_after), 'UTF8')), 'hex')
$$;

-- Inserting a line is the one way to move a balance.
create function ledger_apply_line() returns trigger language plpgsql as $$
declare
  entry   ledger_entries;
  account ledger_accounts;
begin
  select * into strict entry from ledger_entries where id = new.entry_id;
  select * into strict account from ledger_accounts where id = new.account_id for update;
  if entry.written_by <> pg_current_xact_id() then
    raise exception 'ledger: entry % is closed', entry.id using errcode = 'integrity_constraint_violation';
  end if;
  if account.site_key <> entry.site_key then
    raise exception 'ledger: no transfer crosses sites' using errcode = 'integrity_constraint_violation';
  end if;
  if account.currency <> new.currency then
    raise exception 'ledger: currencies do not mix' using errcode = 'integrity_constraint_violation';
  end if;
  new.balance_before  := account.balance_centavos;
  new.balance_after   := account.balance_centavos + new.amount_centavos;
  new.account_version := account.version + 1;
  new.hash            := ledger_line_hash(account.last_hash, entry, new);
  update ledger_accounts
     set balance_centavos = new.balance_after, version = new.account_version, last_hash = new.hash
   where id = new.account_id;
  return new;
end $$;
create trigger ledger_lines_apply before insert on ledger_lines for each row execute function ledger_apply_line();

-- At commit the lines of an entry sum to zero.
create function ledger_check_entry() returns trigger language plpgsql as $$
declare
  total numeric;
begin
  select sum(amount_centavos) into total from ledger_lines where entry_id = new.entry_id;
  if total <> 0 then
    raise exception 'ledger: lines of entry % sum to %, not to zero', new.entry_id, total using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_lines_balanced after insert on ledger_lines
  deferrable initially deferred for each row execute function ledger_check_entry();

-- The journal is append-only.
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % on % is forbidden, correct it with a new entry', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries execute function ledger_refuse_change();
create trigger ledger_lines_append_only before update or delete or truncate on ledger_lines execute function ledger_refuse_change();
create trigger ledger_accounts_kept before delete or truncate on ledger_accounts execute function ledger_refuse_change();

-- An account opens empty, and only the line trigger above changes it.
create function ledger_guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance_centavos <> 0 or new.version <> 0 or new.last_hash <> '' then
      raise exception 'ledger: an account opens empty' using errcode = 'integrity_constraint_violation';
    end if;
  elsif pg_trigger_depth() < 2 or (new.id, new.site_key, new.name, new.kind, new.member_id, new.currency)
        is distinct from (old.id, old.site_key, old.name, old.kind, old.member_id, old.currency) then
    raise exception 'ledger: balances change by lines only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_accounts_guard before insert or update on ledger_accounts for each row execute function ledger_guard_account();
