-- The lobby: how games are searched and ranked.

-- Names that are spelled like what was searched for. A trusted extension: the owner of the database may create it.
create extension if not exists pg_trgm;
create index games_name_trigrams on games using gin (name_plain gin_trgm_ops) where is_available;

alter table games
  -- Null where the provider does not say.
  add column volatility text null check (volatility in ('low', 'medium', 'high', 'very-high')),
  -- Bets of the last seven days, as game_bet_counts has them: the order of popularity needs no look at the bets.
  add column week_bets bigint not null default 0;
create index games_popular on games (site_key, week_bets desc, sort_order, id) where is_available;

-- Bets by the hour, counted again while they may change, and deleted after a week.
create table game_bet_counts (
  site_key text        not null,
  hour     timestamptz not null,
  game_id  integer     not null,
  bets     bigint      not null check (bets >= 0),
  primary key (site_key, hour, game_id)
);

-- The available games of a site whose plain name has a text in it; where there are none, those with a part that is spelled like it.
-- Closeness: 4000 the name itself, 3000 begins with it, 2000 a word begins with it, 1000 has it, below 1000 spelled like it.
-- @param text as plainName makes it; pattern the same for `like`, with its signs escaped
create function games_named(site text, text text, pattern text) returns table (game_id integer, closeness integer)
language plpgsql stable
set pg_trgm.word_similarity_threshold = 0.4
as $$
begin
  return query
    select id, case
        when name_plain = text then 4000
        when name_plain like pattern || '%' then 3000
        when name_plain like '% ' || pattern || '%' then 2000
        else 1000
      end
    from games
    where site_key = site and is_available and name_plain like '%' || pattern || '%';
  if found then return; end if;
  return query
    select id, (word_similarity(text, name_plain) * 999)::integer
    from games
    where site_key = site and is_available and text <% name_plain;
end
$$;
