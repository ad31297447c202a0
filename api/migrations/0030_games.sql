-- The catalogue of each site, favourites, and the turnover a member still owes.

create table game_providers (
  site_key   text not null,
  id         integer not null,
  key        text not null check (key ~ '^[a-z][a-z0-9]{1,39}$'),
  -- Who serves this studio's games and calls the wallet for them.
  integration text not null,
  name       text not null,
  icon       text not null,
  sort_order integer not null,
  primary key (site_key, key),
  constraint game_providers_id_unique unique (site_key, id)
);

create table games (
  site_key           text    not null,
  id                 integer not null,
  provider_key       text    not null,
  -- The provider's own name of the game.
  code               text    not null,
  name               text    not null,
  -- The name as the search compares it: lower case, without accents.
  name_plain         text    not null,
  game_type          text    not null check (game_type in ('slot', 'crash', 'mines', 'dice', 'live')),
  cover              text    not null,
  -- Return to player in hundredths of a percent: 9600 is 96.00 %. Never below 85 % (Portaria SPA/MF 1.207/2024).
  rtp_hundredths     integer not null check (rtp_hundredths between 8500 and 10000),
  is_hot             boolean not null,
  is_new             boolean not null,
  is_promoted        boolean not null,
  is_available       boolean not null default true,
  min_bet_centavos   bigint  not null check (min_bet_centavos > 0),
  max_bet_centavos   bigint  not null,
  sort_order         integer not null,
  primary key (site_key, id),
  foreign key (site_key, provider_key) references game_providers (site_key, key),
  constraint games_code_unique unique (site_key, provider_key, code),
  constraint games_bet_range check (min_bet_centavos <= max_bet_centavos)
);

create table game_favourites (
  site_key   text not null,
  member_id  bigint not null,
  game_id    integer not null,
  created_at timestamptz not null,
  primary key (site_key, member_id, game_id),
  foreign key (site_key, game_id) references games (site_key, id)
);

-- Counters, not money: what is still to be wagered before a withdrawal (ml_money), and lifetime wagered totals.
create table turnover_counters (
  site_key               text   not null,
  member_id              bigint not null,
  remaining_centavos     bigint not null default 0 check (remaining_centavos >= 0),
  slot_wagered_centavos  bigint not null default 0 check (slot_wagered_centavos >= 0),
  live_wagered_centavos  bigint not null default 0 check (live_wagered_centavos >= 0),
  other_wagered_centavos bigint not null default 0 check (other_wagered_centavos >= 0),
  primary key (site_key, member_id)
);

create table turnover_requirements (
  id              bigint generated always as identity primary key,
  site_key        text   not null,
  member_id       bigint not null,
  amount_centavos bigint not null check (amount_centavos > 0),
  created_at      timestamptz not null
);
create index turnover_requirements_member on turnover_requirements (site_key, member_id, id);
