-- A page of a large lobby is read by an index in every order, without sorting the catalogue: so far only the order of popularity was (0068).
create index games_by_name on games (site_key, name_plain collate "C", id) where is_available;
create index games_by_return on games (site_key, rtp_hundredths desc, sort_order, id) where is_available;
create index games_by_newness on games (site_key, (is_new::int) desc, sort_order, id) where is_available;

-- A search seldom finds more: by default the planner expects a thousand, and reads the whole catalogue beside them instead of the games by their keys.
alter function games_named(text, text, text) rows 100;
