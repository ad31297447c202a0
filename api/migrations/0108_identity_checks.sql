-- Checks of identity (G33): what members send, who decides, and the pictures, which are encrypted and do not stay.
alter table members
  add column identity_status text not null default 'none' check (identity_status in ('none', 'pending', 'approved', 'rejected'));

create table identity_checks (
  id               bigint generated always as identity primary key,
  -- What everybody calls it: members, operators, the provider.
  number           text   not null unique,
  site_key         text   not null,
  member_id        bigint not null,
  document_type    text   not null check (document_type in ('rg', 'cnh')),
  status           text   not null check (status in ('pending', 'approved', 'rejected')),
  -- Why it was rejected.
  reason           text   null check (reason in ('unreadable', 'face_mismatch', 'data_mismatch', 'expired', 'other')),
  submitted_at     timestamptz not null,
  decided_at       timestamptz null,
  -- `provider` or `operator:{name}`.
  decided_by       text   null,
  note             text   not null default '',
  -- The provider has it.
  is_sent          boolean not null default false,
  -- The provider cannot say, or there is none: an operator decides.
  needs_operator   boolean not null default false,
  next_attempt_at  timestamptz not null,
  attempts         integer not null default 0,
  files_deleted_at timestamptz null,
  foreign key (site_key, member_id) references members (site_key, id),
  constraint identity_checks_in_site unique (site_key, id),
  constraint identity_checks_decided check ((status = 'pending') = (decided_at is null) and (status = 'rejected') = (reason is not null))
);
-- A member has one at a time.
create unique index identity_checks_open on identity_checks (site_key, member_id) where status = 'pending';
create index identity_checks_of_member on identity_checks (site_key, member_id, id desc);
create index identity_checks_queue on identity_checks (site_key, submitted_at) where status = 'pending';
create index identity_checks_due on identity_checks (next_attempt_at) where status = 'pending' and not needs_operator;
create index identity_checks_kept on identity_checks (decided_at) where status <> 'pending' and files_deleted_at is null;

-- Pictures of a check: AES-256-GCM with a key of the installation, bound to their check and place; base64.
create table identity_files (
  site_key text   not null,
  check_id bigint not null,
  place    text   not null check (place in ('front', 'back', 'selfie')),
  sealed   text   not null,
  primary key (check_id, place),
  foreign key (site_key, check_id) references identity_checks (site_key, id)
);

-- Who has looked at the pictures of a check.
create table identity_views (
  id        bigint generated always as identity primary key,
  site_key  text   not null,
  check_id  bigint not null,
  operator  text   not null,
  viewed_at timestamptz not null,
  foreign key (site_key, check_id) references identity_checks (site_key, id)
);

-- The sandbox that checks identities: what it says of a check, and from when on. It keeps no picture.
create table sandbox_identity_checks (
  reference text primary key,
  verdict   text not null,
  ready_at  timestamptz not null
);

-- A site may want an identity before a withdrawal; a licensed one wants it before deposits and play in any case.
alter table site_features drop constraint site_features_feature_check;
alter table site_features add constraint site_features_feature_check
  check (feature in ('diagnostics', 'all_languages', 'chat_rain', 'identity_before_withdrawal')) not valid;
