-- Announcements that an operator writes, changes and takes back (G56). Old ones get a key by which they can be taken back, too.
alter table announcements
  -- What the operator calls it: writing under the same key again changes the announcement.
  add column key          text not null default gen_random_uuid()::text check (key ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  -- From then on it is not shown any more, whatever its end says.
  add column withdrawn_at timestamptz null,
  -- Who wrote it last: `operator:{name}`.
  add column written_by   text null;
alter table announcements add constraint announcements_key unique (site_key, key);
