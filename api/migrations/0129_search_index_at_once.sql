-- Names go into the index of the search at once. As a list beside it they had to be read through by every search, and the planner then looked at
-- every game instead; and each count of the week's bets writes the rows of games anew, so that the list was seldom empty.
alter index games_name_trigrams set (fastupdate = off);
select gin_clean_pending_list('games_name_trigrams');
