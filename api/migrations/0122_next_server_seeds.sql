-- The server seed that comes next is chosen, and its hash told, before the player names the client seed that goes with it: it cannot be chosen to suit.
create table prov_next_seeds (
  site_key         text not null,
  player_id        text not null,
  server_seed      text not null,
  server_seed_hash text not null,
  created_at       timestamptz not null,
  primary key (site_key, player_id)
);
