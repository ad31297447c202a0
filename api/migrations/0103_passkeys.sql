-- Passkeys (A63, G55).

create table passkeys (
  id            bigint generated always as identity primary key,
  site_key      text        not null,
  member_id     bigint      not null,
  -- base64url, as the authenticator chose it
  credential_id text        not null,
  -- base64url of the COSE key
  public_key    text        not null,
  counter       bigint      not null,
  transports    text        not null default '',
  name          text        not null,
  -- It may be copied to the member's other devices by its keeper.
  is_synced     boolean     not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz null,
  unique (site_key, credential_id),
  foreign key (site_key, member_id) references members (site_key, id)
);
create index passkeys_member on passkeys (site_key, member_id);

-- What a browser has to sign: one use. To add a passkey it is bound to the member who asked.
create table passkey_challenges (
  challenge  text        primary key,
  site_key   text        not null,
  member_id  bigint      null,
  expires_at timestamptz not null,
  foreign key (site_key, member_id) references members (site_key, id)
);
create index passkey_challenges_end on passkey_challenges (expires_at);
