-- Plinko is a type of game (A52). Like crash and mines, a fifth of its stakes counts for the turnover (G16).

alter table games drop constraint games_game_type_check;
alter table games add constraint games_game_type_check
  check (game_type in ('slot', 'crash', 'mines', 'plinko', 'dice', 'live')) not valid;
alter table games validate constraint games_game_type_check;

create or replace function turnover_share_percent(game_type text) returns bigint language sql immutable as $$
  select case game_type when 'slot' then 100 when 'crash' then 20 when 'mines' then 20 when 'plinko' then 20 when 'dice' then 10 when 'live' then 10 end
$$;
