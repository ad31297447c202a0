-- Who may write the ledger, and what. Whoever inserts a line, a function or a statement by hand, is held to these rules.

-- An account is named after the chart of accounts (docs/money.md). Its name says what it is and whose.
create function ledger_open_account() returns trigger language plpgsql as $$
declare
  purse text[] := regexp_match(new.name, '^member:([1-9]\d{0,15}):(cash|bonus|rebate|hold_withdraw|disputed|in_play)$');
  nature text := case
    when purse is not null then 'member_' || purse[2]
    when new.name = 'external:psp' then 'external'
    when new.name ~ '^house:(cash(:(\d|1[0-5]))?|promo_expense|fees|agency_expense)$' then 'house'
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
    -- A process of the release before this one would add to, or pay from, an account that the round does not have. Its call is
    -- answered with 503, and the game provider sends it again.
    raise exception 'ledger: the stakes of this round are in the purse' using errcode = 'lock_not_available';
  end if;
  new.kind := nature;
  new.member_id := owner;
  new.may_go_negative := nature in ('external', 'house', 'member_disputed');
  return new;
end $$;

-- Whether the stakes of a round lie in its member's purse. `round` is `{integration}-{round id}`, and both may have dashes.
create function ledger_is_in_purse(site text, round text) returns boolean language sql stable as $$
  select exists (
    select from generate_series(1, length(round)) dash join game_rounds
      on site_key = site and integration = left(round, dash - 1) and round_id = substr(round, dash + 1)
    where substr(round, dash, 1) = '-' and stake_centavos is not null)
$$;

-- Only lines move a balance, and nothing changes whose account it is.
create or replace function ledger_guard_account() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 or (new.id, new.site_key, new.name, new.kind, new.member_id, new.currency, new.may_go_negative)
     is distinct from (old.id, old.site_key, old.name, old.kind, old.member_id, old.currency, old.may_go_negative) then
    raise exception 'ledger: balances change by lines only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
drop trigger ledger_accounts_guard on ledger_accounts;
create trigger ledger_accounts_open before insert on ledger_accounts for each row execute function ledger_open_account();
create trigger ledger_accounts_guard before update on ledger_accounts for each row execute function ledger_guard_account();

-- A line's hash covers its entry and the hash of the account's line before it: a chain per account. Not `immutable`: then the
-- planner could not put it in place of the call, and each call would be planned anew.
create function ledger_hash(previous_hash text, entry ledger_entries, account_id bigint, account_version bigint,
  currency text, amount_centavos bigint, balance_after bigint) returns text
language sql stable as $$
  select encode(sha256(convert_to(concat_ws('|', previous_hash,
    entry.id, entry.site_key, entry.kind, entry.idempotency_key, entry.request_hash, entry.reverses_id, entry.metadata,
    extract(epoch from entry.created_at), extract(epoch from entry.event_at),
    account_id, account_version, currency, amount_centavos, balance_after), 'UTF8')), 'hex')
$$;
create or replace function ledger_line_hash(previous_hash text, entry ledger_entries, line ledger_lines) returns text
language sql stable as $$
  select ledger_hash(previous_hash, entry, line.account_id, line.account_version, line.currency, line.amount_centavos, line.balance_after)
$$;

-- Inserting a line is the one way to move a balance: of an account of the entry's own site, in its currency, and only in the
-- transaction that wrote the entry.
create or replace function ledger_apply_line() returns trigger language plpgsql as $$
declare
  nature text;
begin
  update ledger_accounts account
     set balance_centavos = account.balance_centavos + new.amount_centavos,
         version = account.version + 1,
         last_hash = ledger_hash(account.last_hash, entry, account.id, account.version + 1,
           new.currency, new.amount_centavos, account.balance_centavos + new.amount_centavos)
    from ledger_entries entry
   where entry.id = new.entry_id and entry.written_by = pg_current_xact_id()
     and account.id = new.account_id and account.site_key = entry.site_key and account.currency = new.currency
  returning entry.kind, account.balance_centavos - new.amount_centavos, account.balance_centavos, account.version, account.last_hash, account.kind
       into new.kind, new.balance_before, new.balance_after, new.account_version, new.hash, nature;
  if not found then
    perform ledger_refuse_line(new.entry_id, new.account_id, new.currency);
  end if;
  -- The purse and the parts of it that stand with the rounds move together, which the wallet's functions see to (0049). A process of the
  -- release before this one, which does not know the purse, is answered with 503 here.
  if nature = 'member_in_play' and current_setting('mosaico.moves_stakes', true) is distinct from 'yes' then
    raise exception 'ledger: only the wallet moves stakes in play' using errcode = 'lock_not_available';
  end if;
  return new;
end $$;

-- Says why a line was not taken.
create function ledger_refuse_line(entry_id bigint, account_id bigint, line_currency text) returns void language plpgsql as $$
declare
  entry   ledger_entries;
  account ledger_accounts;
begin
  select * into strict entry from ledger_entries where id = entry_id;
  select * into strict account from ledger_accounts where id = account_id;
  if entry.written_by <> pg_current_xact_id() then
    raise exception 'ledger: entry % is closed', entry.id using errcode = 'integrity_constraint_violation';
  end if;
  if account.site_key <> entry.site_key then
    raise exception 'ledger: no transfer crosses sites' using errcode = 'integrity_constraint_violation';
  end if;
  raise exception 'ledger: currencies do not mix' using errcode = 'integrity_constraint_violation';
end $$;

-- The lines of an entry are written by one statement, and sum to zero at its end.
create function ledger_check_lines() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select entry_id, sum(amount_centavos) as total into wrong from added group by entry_id having sum(amount_centavos) <> 0;
  if found then
    raise exception 'ledger: lines of entry % sum to %, not to zero', wrong.entry_id, wrong.total
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
drop trigger ledger_lines_balanced on ledger_lines;
drop function ledger_check_entry();
create trigger ledger_lines_balanced after insert on ledger_lines
  referencing new table as added for each statement execute function ledger_check_lines();
