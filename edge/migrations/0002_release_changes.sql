-- Which releases were published, published again or removed, in the order in which that became visible: a copy asks for what is
-- behind the last number that it knows. A release has one row, that of its latest change.
create table release_changes (
  area text not null,
  version text not null,
  number bigint not null unique,
  primary key (area, version)
);

-- Runs when its transaction ends, and keeps others waiting until then. So whoever has seen a number has seen all below it.
create function number_release_change() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_advisory_xact_lock(727103);
  insert into release_changes (area, version, number)
    select coalesce(new.area, old.area), coalesce(new.version, old.version), coalesce(max(number), 0) + 1 from release_changes
    on conflict (area, version) do update set number = excluded.number;
  return null;
end
$$;

create constraint trigger number_release_changes after insert or update or delete on releases
  deferrable initially deferred for each row execute function number_release_change();

-- Who may read the releases may read this.
do $$
declare reader text;
begin
  for reader in
    select distinct grantee from information_schema.role_table_grants
      where table_schema = current_schema and table_name = 'releases' and privilege_type = 'SELECT' and grantee <> current_user
  loop
    execute format('grant select on release_changes to %s', case reader when 'PUBLIC' then 'public' else quote_ident(reader) end);
  end loop;
end
$$;
