-- What happens in a game beside the ordinary round, as its provider says it: a search for free spins finds the games that have them (A29). The version
-- before writes rows without it.
alter table games add column features text[] not null default '{}'
  check (features <@ array['free-spins', 'cascades', 'hold']);
