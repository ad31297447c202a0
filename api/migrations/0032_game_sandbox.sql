-- Own tables of the sandbox game provider. It knows players only by what the wallet tells it.

create table prov_sessions (
  -- Public id, in the page's address and in the name of its cookie.
  id             text   primary key,
  site_key       text   not null,
  -- sha-256 of the secret in the cookie.
  secret_hash    text   not null,
  player_id      text   not null,
  game_code      text   not null,
  brand          text   not null,
  -- Token for the wallet's calls.
  wallet_token   text   not null,
  return_origin  text   not null,
  min_bet_centavos bigint not null,
  max_bet_centavos bigint not null,
  created_at     timestamptz not null
);

-- Provably fair: the hash of the server seed is shown before the first draw, the seed itself once it is replaced.
create table prov_seeds (
  id               bigint generated always as identity primary key,
  site_key         text   not null,
  player_id        text   not null,
  server_seed      text   not null,
  server_seed_hash text   not null,
  client_seed      text   not null,
  -- The next draw's number.
  nonce            bigint not null default 0,
  created_at       timestamptz not null,
  revealed_at      timestamptz null
);
create unique index prov_seeds_active on prov_seeds (site_key, player_id) where revealed_at is null;

create table prov_rounds (
  id                  text   primary key,
  site_key            text   not null,
  player_id           text   not null,
  game_code           text   not null,
  brand               text   not null,
  wallet_token        text   not null,
  bet_centavos        bigint not null check (bet_centavos > 0),
  win_centavos        bigint not null check (win_centavos >= 0),
  -- What the reels show; decided before the bet is sent, told after it is accepted.
  reels               jsonb  not null,
  seed_id             bigint not null references prov_seeds (id),
  nonce               bigint not null,
  bet_uuid            uuid   not null,
  win_uuid            uuid   not null,
  rollback_uuid       uuid   not null,
  -- betting: the bet is on its way; won: it is accepted, the win is not; undoing: the bet's fate is unknown.
  state               text   not null check (state in ('betting', 'won', 'undoing', 'finished', 'cancelled')),
  -- The player has not seen this result yet: it is shown when the game is opened again.
  is_seen             boolean not null default false,
  created_at          timestamptz not null,
  updated_at          timestamptz not null
);
create unique index prov_rounds_one_open on prov_rounds (site_key, player_id, game_code) where state in ('betting', 'won', 'undoing');
create index prov_rounds_unfinished on prov_rounds (site_key, updated_at) where state in ('betting', 'won', 'undoing');
create index prov_rounds_unseen on prov_rounds (site_key, player_id, game_code, created_at);
