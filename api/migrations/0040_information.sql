-- The information centre (R111, R218): messages to one member, messages to everybody, ways to reach support.

-- Text is made when it is read, from the kind and its values, in the reader's language.
create table notifications (
  id         bigint generated always as identity primary key,
  site_key   text   not null,
  member_id  bigint not null,
  kind       text   not null check (kind ~ '^[a-z_]{1,40}$'),
  -- What the text of the kind needs, e.g. {"amountCentavos": 5000}. Never a document, a Pix key or a secret.
  details    jsonb  not null,
  created_at timestamptz not null,
  read_at    timestamptz null,
  foreign key (site_key, member_id) references members (site_key, id)
);
create index notifications_of_member on notifications (site_key, member_id, created_at desc, id desc);
create index notifications_unread on notifications (site_key, member_id) where read_at is null;

create table announcements (
  id           bigint generated always as identity primary key,
  site_key     text not null references sites (key),
  -- {"pt": {"title", "content"}, ...} in all eight message sets
  texts        jsonb not null check (texts ?& array['pt', 'en', 'cn', 'ch', 'vi', 'id', 'th', 'msa']),
  published_at timestamptz not null,
  -- From then on it is not shown any more; null: for good.
  expires_at   timestamptz null check (expires_at > published_at),
  constraint announcements_in_site unique (site_key, id)
);
create index announcements_of_site on announcements (site_key, published_at desc, id desc);

create table announcement_reads (
  site_key        text   not null,
  member_id       bigint not null,
  announcement_id bigint not null,
  read_at         timestamptz not null,
  primary key (site_key, member_id, announcement_id),
  foreign key (site_key, member_id) references members (site_key, id),
  foreign key (site_key, announcement_id) references announcements (site_key, id)
);

create table support_links (
  site_key text not null references sites (key),
  -- Ascending; the first one is the chat (R219).
  sort     int  not null,
  -- {"pt": "...", ...} in all eight message sets
  names    jsonb not null check (names ?& array['pt', 'en', 'cn', 'ch', 'vi', 'id', 'th', 'msa']),
  url      text not null check (url ~ '^https://[^[:space:]]+$'),
  primary key (site_key, sort)
);
