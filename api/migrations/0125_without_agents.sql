-- A site may be without agents (A30).
alter table site_features drop constraint site_features_feature_check;
alter table site_features add constraint site_features_feature_check
  check (feature in ('diagnostics', 'all_languages', 'chat_rain', 'identity_before_withdrawal', 'without_agents')) not valid;

-- When it was, so that a settlement of days that are over knows what was earned before and after.
create table agency_pauses (
  site_key text        not null references sites (key),
  from_at  timestamptz not null,
  -- Null: until now.
  until_at timestamptz null,
  primary key (site_key, from_at),
  check (until_at >= from_at)
);
-- One at a time.
create unique index agency_pauses_open on agency_pauses (site_key) where until_at is null;

-- By whatever an operator switches with. `clock_timestamp`: off and on again in one transaction are two instants.
create function agency_note_pause() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.feature = 'without_agents' then
    update agency_pauses set until_at = clock_timestamp() where site_key = old.site_key and until_at is null;
  end if;
  if tg_op <> 'DELETE' and new.feature = 'without_agents' then
    insert into agency_pauses (site_key, from_at) values (new.site_key, clock_timestamp());
  end if;
  return null;
end $$;
create trigger agency_note_pause after insert or update or delete on site_features
  for each row execute function agency_note_pause();
