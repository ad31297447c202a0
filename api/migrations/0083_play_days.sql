-- What members staked and won day by day, in rounds that ended on that day in America/Sao_Paulo. Worked out after the day is over
-- (api/src/promotions/play) and never changed: rebates and the weekly cover are paid from it.
create table play_days (
  site_key         text   not null,
  member_id        bigint not null,
  day              date   not null,
  game_type        text   not null,
  wagered_centavos bigint not null check (wagered_centavos >= 0),
  won_centavos     bigint not null check (won_centavos >= 0),
  primary key (site_key, member_id, day, game_type),
  foreign key (site_key, member_id) references members (site_key, id)
);
create index play_days_of_site on play_days (site_key, day);
