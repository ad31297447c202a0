-- What is popular is not decided by one member (R189): each hour also keeps who has bet on a game, as a mask with a bit for each of 64 groups of members,
-- so the members of a week are counted from its hours, never too high, and nobody is named. Null: counted by the version before, and counted again.
alter table game_bet_counts add column players bigint null;
