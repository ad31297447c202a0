-- Every line of the history, as history.jsonl has it: what is live follows from it.
create table history (
  number integer primary key check (number > 0),
  line text not null
);

create table releases (
  area text not null,
  version text not null,
  published_at timestamptz not null default clock_timestamp(),
  primary key (area, version)
);

create table release_files (
  area text not null,
  version text not null,
  path text not null,
  content bytea not null,
  primary key (area, version, path),
  foreign key (area, version) references releases on delete cascade
);

-- Their bytes are compressed already.
alter table release_files alter column content set storage external;

-- What signs the history, unless REGISTRY_KEYS names a folder. Edges that only read have no right to it.
create table signing_keys (
  id text primary key,
  pem text not null
);

-- What all edges sign page views with.
create table shared_keys (
  name text primary key,
  key text not null
);

-- Outcomes of page views, as edges tell them each other.
create table outcomes (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  source text not null,
  lines text not null
);

create index outcomes_at on outcomes (at);

create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('mosaico_registry', '');
  return null;
end
$$;

create trigger tell_history after insert on history for each statement execute function tell_change();
create trigger tell_releases after insert or update or delete on releases for each statement execute function tell_change();

-- A line that is there stays as it is, whoever asks.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history is only added to';
end
$$;

create trigger keep_history before update or delete or truncate on history for each statement execute function refuse_change();
