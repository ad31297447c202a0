-- Copies of all that is kept about a member (G42): asked for, made by a job, kept for a week.
create table data_exports (
  id              bigint generated always as identity primary key,
  -- What its seal is bound to.
  number          text   not null unique,
  site_key        text   not null,
  member_id       bigint not null,
  status          text   not null check (status in ('pending', 'ready', 'failed', 'expired')),
  requested_at    timestamptz not null,
  -- While it is pending: when the job looks at it next; the end of the lease while one works on it.
  next_attempt_at timestamptz not null,
  -- Also names the attempt whose parts count.
  attempts        integer not null default 0,
  ready_at        timestamptz null,
  expires_at      timestamptz null,
  parts           integer not null default 0,
  size_bytes      bigint not null default 0,
  foreign key (site_key, member_id) references members (site_key, id),
  constraint data_exports_ready check ((status in ('ready', 'expired')) = (ready_at is not null)),
  constraint data_exports_expires check ((ready_at is null) = (expires_at is null))
);
-- A member has one at a time, under way or ready.
create unique index data_exports_current on data_exports (site_key, member_id) where status in ('pending', 'ready');
create index data_exports_of_member on data_exports (site_key, member_id, id desc);
create index data_exports_due on data_exports (next_attempt_at) where status = 'pending';
create index data_exports_kept on data_exports (expires_at) where status = 'ready';

-- Pieces of the archive: AES-256-GCM with a key of the installation, bound to their export, attempt and place; base64.
create table data_export_parts (
  export_id bigint  not null references data_exports (id),
  attempt   integer not null,
  part      integer not null check (part > 0),
  sealed    text    not null,
  primary key (export_id, attempt, part)
);
