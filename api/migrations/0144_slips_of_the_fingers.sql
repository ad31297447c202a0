-- A search finds every name that one slip of the fingers in a word is away from. The trigrams of 0068 miss most exchanges of two letters.

-- The function of 0068, with three parameters, stays for processes of the version before this one.

-- The available games of a site whose plain name has a text in it; where there are none, those that are spelled like it.
-- Closeness: 4000 the name itself, 3000 begins with it, 2000 a word begins with it, 1000 has it; below 1000 spelled like it: 950 a slip in a
-- word, else the similarity of its part that is most like the text.
-- @param text as plainName makes it; pattern the same for `like`, with its signs escaped; slips regular expression for its words with a slip
--   in each (slipPattern), null where they are too short for that
create function games_named(site text, text text, pattern text, slips text) returns table (game_id integer, closeness integer)
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
    select id, max(close)::integer from (
      select id, word_similarity(text, name_plain) * 949 as close from games
      where site_key = site and is_available and text <% name_plain
      union all
      select id, 950 from games
      where site_key = site and is_available and name_plain ~ slips
    ) as alike
    group by id;
end
$$;
