-- Reads all rounds; writers go on meanwhile.
alter table game_rounds validate constraint game_rounds_stake;
