-- The seamless wallet: sessions that were opened, rounds, and every business action a provider has sent.

create table game_sessions (
  id                uuid   primary key,
  site_key          text   not null,
  member_id         bigint not null,
  game_id           integer not null,
  integration       text   not null,
  device            text   not null check (device in ('mobile', 'desktop')),
  -- Origin of the page that holds the game's frame.
  return_origin     text   not null,
  -- sha-256 of the one-use launch token.
  launch_hash       text   not null unique,
  launch_expires_at timestamptz not null,
  -- sha-256 of the token the provider got in exchange; null until then.
  token_hash        text   null unique,
  token_expires_at  timestamptz null,
  created_at        timestamptz not null,
  foreign key (site_key, game_id) references games (site_key, id),
  constraint game_sessions_exchanged check ((token_hash is null) = (token_expires_at is null))
);
create index game_sessions_member on game_sessions (site_key, member_id, created_at);

create table game_rounds (
  site_key     text   not null,
  integration  text   not null,
  round_id     text   not null check (round_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  member_id    bigint not null,
  game_id      integer not null,
  opened_at    timestamptz not null,
  closed_at    timestamptz null,
  primary key (site_key, integration, round_id)
);

-- One row per transaction id. A tombstone remembers an id that a rollback named before its bet arrived.
create table game_transactions (
  site_key                    text   not null,
  integration                 text   not null,
  transaction_uuid            uuid   not null,
  kind                        text   not null check (kind in ('bet', 'win', 'rollback', 'tombstone')),
  request_uuid                uuid   not null,
  reference_transaction_uuid  uuid   null,
  round_id                    text   null,
  session_id                  uuid   null,
  member_id                   bigint null,
  game_id                     integer null,
  amount_centavos             bigint null check (amount_centavos >= 0),
  -- sha-256 of what makes two requests the same action.
  content_hash                text   not null,
  -- Visible balance after it: a repeated request is answered with the current one, support reads this one.
  balance_centavos            bigint null,
  -- When the bet counted for the turnover, and how much of the requirement it took away.
  settled_at                  timestamptz null,
  turnover_centavos           bigint not null default 0 check (turnover_centavos >= 0),
  rolled_back_at              timestamptz null,
  created_at                  timestamptz not null,
  primary key (site_key, integration, transaction_uuid)
);
create index game_transactions_round on game_transactions (site_key, integration, round_id);
create index game_transactions_popular on game_transactions (site_key, created_at, game_id) where kind = 'bet' and rolled_back_at is null;
create index game_transactions_member on game_transactions (site_key, member_id, created_at) where member_id is not null;
