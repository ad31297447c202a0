-- Games with choices, and rounds that are played in steps: a bet opens the round, steps follow, and it is decided by the last of them or by the clock.
-- `reels` goes on holding what was drawn, whatever kind of game drew it.

alter table prov_rounds
  -- What the player chose with the bet, as the kind of game has it.
  add column choices jsonb null,
  -- What the player did since, in order.
  add column steps jsonb not null default '[]',
  -- The page's own id of the bet: sent again, it is the same round.
  add column request_id uuid null,
  -- While a round is played in steps: since when, and when it ends without the player.
  add column plays_from timestamptz null,
  add column plays_until timestamptz null;

-- playing: the bet is accepted, and the round waits for the player's steps.
alter table prov_rounds drop constraint prov_rounds_state_check;
alter table prov_rounds add constraint prov_rounds_state_check
  check (state in ('betting', 'playing', 'won', 'undoing', 'finished', 'cancelled')) not valid;
alter table prov_rounds validate constraint prov_rounds_state_check;
alter table prov_rounds add constraint prov_rounds_playing_ends
  check (state <> 'playing' or (plays_from is not null and plays_until is not null)) not valid;
alter table prov_rounds validate constraint prov_rounds_playing_ends;

create unique index prov_rounds_one_unfinished on prov_rounds (site_key, player_id, game_code) where state in ('betting', 'playing', 'won', 'undoing');
create unique index prov_rounds_request on prov_rounds (site_key, player_id, request_id) where request_id is not null;
create index prov_rounds_playing on prov_rounds (plays_until) where state = 'playing';

-- A server seed decides the rest of a round that is being played, so it stays secret until then. The release before does not know such rounds,
-- and may serve requests while this one is installed.
create function prov_seeds_stay_secret() returns trigger language plpgsql as $$
begin
  if new.revealed_at is not null and old.revealed_at is null
     and exists (select from prov_rounds where seed_id = new.id and state = 'playing') then
    raise exception 'the seeds of a round that is being played stay secret' using errcode = '23514', constraint = 'prov_seeds_stay_secret';
  end if;
  return new;
end
$$;
create trigger prov_seeds_stay_secret before update on prov_seeds
  for each row execute function prov_seeds_stay_secret();
create index prov_rounds_playing_seeds on prov_rounds (seed_id) where state = 'playing';
