-- What a member has paid in is asked for at every page view, and players have thousands of bets for each deposit:
-- a line knows the kind of its entry, so that an index can hold deposits alone.
alter table ledger_lines add column kind text;
alter table ledger_lines disable trigger ledger_lines_append_only;
update ledger_lines set kind = entry.kind from ledger_entries entry where entry.id = entry_id;
alter table ledger_lines enable trigger ledger_lines_append_only;
alter table ledger_lines alter column kind set not null;
create index ledger_lines_deposits on ledger_lines (account_id, entry_id) where kind in ('deposit', 'deposit_reversal');

create or replace function ledger_apply_line() returns trigger language plpgsql as $$
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
  new.kind            := entry.kind;
  new.balance_before  := account.balance_centavos;
  new.balance_after   := account.balance_centavos + new.amount_centavos;
  new.account_version := account.version + 1;
  new.hash            := ledger_line_hash(account.last_hash, entry, new);
  update ledger_accounts
     set balance_centavos = new.balance_after, version = new.account_version, last_hash = new.hash
   where id = new.account_id;
  return new;
end $$;
