-- How the ledger is written. Callers: ledger_post for api/src/ledger/journal.ts; the others for it and for the wallet (0049).
--
-- Order of locks, for every writer: the accounts of members first, in the order of their ids, then what members share, in the order of
-- its ids. So nobody who holds a shared account waits for a member.

-- The account of this name, opened if there is none.
create function ledger_account(p_site text, p_name text) returns bigint language plpgsql as $$
declare
  account bigint;
begin
  select id into account from ledger_accounts where site_key = p_site and name = p_name;
  if not found then
    insert into ledger_accounts (site_key, name) values (p_site, p_name) on conflict (site_key, name) do nothing;
    select id into strict account from ledger_accounts where site_key = p_site and name = p_name;
  end if;
  return account;
end $$;

-- Writes an entry with its lines, in the order given; lines of zero are left out. The caller has locked the accounts of members.
-- Null: the key is taken.
create function ledger_write(p_site text, p_kind text, p_key text, p_hash text, p_reverses bigint, p_metadata jsonb,
  p_at timestamptz, p_event_at timestamptz, p_accounts bigint[], p_amounts bigint[]) returns bigint language plpgsql as $$
declare
  entry bigint;
begin
  insert into ledger_entries (site_key, kind, idempotency_key, request_hash, reverses_id, metadata, created_at, event_at)
    values (p_site, p_kind, p_key, p_hash, p_reverses, p_metadata, p_at, p_event_at)
    on conflict (site_key, idempotency_key) do nothing
    returning id into entry;
  if found then
    insert into ledger_lines (entry_id, account_id, amount_centavos)
      select entry, account, amount from unnest(p_accounts, p_amounts) with ordinality line (account, amount, place)
      where amount <> 0 order by place;
  end if;
  return entry;
end $$;

-- Posts a movement, at most once per key.
--
-- p_names, p_amounts: the lines. p_reserve: an account that gives what the first line's account lacks; null for none.
-- outcome: `written`; `known`, the same movement stands already; `conflict`, the key was used for another one; `insufficient_funds`,
-- of which there is `available`. Unless it is written, nothing has moved. `lines`: as they were written.
create function ledger_post(p_site text, p_kind text, p_key text, p_hash text, p_reverses bigint, p_metadata jsonb,
  p_at timestamptz, p_event_at timestamptz, p_names text[], p_amounts bigint[], p_reserve text,
  out outcome text, out entry bigint, out available bigint, out lines jsonb) language plpgsql as $$
declare
  names   text[] := array_remove(p_names || p_reserve, null);
  amounts bigint[] := p_amounts;
  known   record;
begin
  select id, request_hash into known from ledger_entries where site_key = p_site and idempotency_key = p_key;
  if not found then
    perform ledger_lock(p_site, names);
    -- The same movement may have been written while this one waited.
    select id, request_hash into known from ledger_entries where site_key = p_site and idempotency_key = p_key;
  end if;
  if found then
    outcome := case when known.request_hash = p_hash then 'known' else 'conflict' end;
    entry := known.id;
    return;
  end if;

  if p_reserve is not null then
    select least(balance_centavos, -p_amounts[1]) into strict available
      from ledger_accounts where site_key = p_site and name = p_names[1];
    amounts[1] := -available;
    amounts := amounts || (p_amounts[1] + available);
  end if;
  select account.balance_centavos into available
    from unnest(names, amounts) with ordinality line (name, amount, place)
    join ledger_accounts account on account.site_key = p_site and account.name = line.name
    where line.amount < 0 and account.balance_centavos + line.amount < 0 and not account.may_go_negative
    order by line.place limit 1;
  if found then
    outcome := 'insufficient_funds';
    return;
  end if;

  select ledger_write(p_site, p_kind, p_key, p_hash, p_reverses, p_metadata, p_at, p_event_at,
      coalesce(array_agg(account.id order by account.member_id is null, account.id), '{}'),
      coalesce(array_agg(line.amount order by account.member_id is null, account.id), '{}')) into entry
    from unnest(names, amounts) line (name, amount)
    join ledger_accounts account on account.site_key = p_site and account.name = line.name;
  if entry is null then
    -- Another movement, on other accounts, took the key since we looked.
    select id, request_hash into strict known from ledger_entries where site_key = p_site and idempotency_key = p_key;
    outcome := case when known.request_hash = p_hash then 'known' else 'conflict' end;
    entry := known.id;
    return;
  end if;
  outcome := 'written';
  lines := ledger_lines_of(entry);
end $$;

-- Locks accounts in the order of locks, and opens those that do not exist yet.
create function ledger_lock(p_site text, p_names text[]) returns void language plpgsql as $$
declare
  locked bigint;
begin
  perform from ledger_accounts where site_key = p_site and name = any (p_names) order by member_id is null, id for update;
  get diagnostics locked = row_count;
  if locked < cardinality(p_names) then
    perform ledger_account(p_site, name) from unnest(p_names) name order by name;
    perform from ledger_accounts where site_key = p_site and name = any (p_names) order by member_id is null, id for update;
  end if;
end $$;

-- The lines of an entry in the order they were written, as api/src/ledger/entry.ts has them.
create function ledger_lines_of(p_entry bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'account', account.name, 'amountCentavos', line.amount_centavos, 'balanceBeforeCentavos', line.balance_before,
    'balanceAfterCentavos', line.balance_after, 'accountVersion', line.account_version) order by line.id), '[]')
  from ledger_lines line join ledger_accounts account on account.id = line.account_id where line.entry_id = p_entry
$$;
