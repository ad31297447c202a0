-- Tenants (R13, G34). A site is found by the host of the request.
create table sites (
  key text primary key check (key ~ '^[a-z0-9_-]{1,32}$'),
  name text not null,
  theme text not null check (theme in ('aurora', 'mare')),
  -- [{"code": "PT1", "name": "Português", "flag": "/assets/flags/pt.svg"}], in the order of the switcher
  languages jsonb not null,
  is_sandbox boolean not null,
  compliance_profile text not null check (compliance_profile in ('sandbox', 'br-licensed')),
  -- {"entity", "cnpj", "authorisation", "address", "support"}: the legal footer (R24)
  legal jsonb not null
);

create table site_hosts (
  -- lower case, without port
  host text primary key check (host = lower(host)),
  site_key text not null references sites (key)
);
create index site_hosts_by_site on site_hosts (site_key);

create table members (
  id bigint generated always as identity primary key,
  site_key text not null references sites (key),
  account text not null,
  -- PHC string
  password_hash text not null,
  nickname text not null,
  realname text not null,
  email text not null default '',
  -- E.164
  phone text not null,
  -- eleven digits
  cpf text not null,
  birth_date date not null,
  -- 0 unknown, 1 male, 2 female (R91)
  gender smallint not null default 0 check (gender between 0 and 2),
  invite_code text not null check (invite_code ~ '^[A-Z2-9]{8}$'),
  -- who invited, and the root of that tree (R156)
  inviter_id bigint,
  root_inviter_id bigint,
  picture_id smallint,
  register_ip text not null,
  register_host text not null,
  language text not null,
  -- 1 active, 0 frozen, 2 self-excluded (R85)
  status smallint not null default 1 check (status between 0 and 2),
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- lets other tables refer to a member within its own site
  constraint members_in_site unique (site_key, id),
  constraint members_phone_key unique (site_key, phone),
  constraint members_cpf_key unique (site_key, cpf),
  constraint members_invite_code_key unique (site_key, invite_code),
  foreign key (site_key, inviter_id) references members (site_key, id),
  foreign key (site_key, root_inviter_id) references members (site_key, id)
);
-- one account name per site, whatever the case (R14)
create unique index members_account_key on members (site_key, lower(account));
create index members_by_inviter on members (site_key, inviter_id, id desc);

create table sessions (
  id bigint generated always as identity primary key,
  -- sha-256 (hex) of the bearer token; the token itself is never stored
  token_hash text not null unique,
  site_key text not null,
  member_id bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  foreign key (site_key, member_id) references members (site_key, id)
);
create index sessions_by_member on sessions (site_key, member_id);
create index sessions_by_age on sessions (created_at);

create table captchas (
  key text primary key,
  site_key text not null references sites (key),
  -- HMAC of the answer
  answer_hash text not null,
  expires_at timestamptz not null
);
create index captchas_by_expiry on captchas (expires_at);

-- Answers of endpoints that take an Idempotency-Key (G27).
create table idempotency_keys (
  site_key text not null,
  member_id bigint not null,
  endpoint text not null,
  key text not null,
  -- sha-256 (hex) of the query and the body
  request_hash text not null,
  -- JSON null until the transaction that makes it is done
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (site_key, member_id, endpoint, key),
  foreign key (site_key, member_id) references members (site_key, id)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Counters of rate limits when several processes share one database (rate-limiter-flexible's own layout).
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
