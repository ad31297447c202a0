-- The level that each member has reached: a level is kept, also when a deposit is taken back. No row: VIP0.
create table vip_levels (
  site_key   text        not null,
  member_id  bigint      not null,
  level      int         not null check (level between 1 and 10),
  reached_at timestamptz not null,
  primary key (site_key, member_id),
  foreign key (site_key, member_id) references members (site_key, id)
);
create index vip_levels_of_site on vip_levels (site_key, level);

-- What was paid by itself: once for each level, and once for each week.
create table vip_bonuses (
  id             bigint      generated always as identity primary key,
  site_key       text        not null,
  member_id      bigint      not null,
  kind           text        not null check (kind in ('upgrade', 'weekly')),
  from_level     int         not null,
  to_level       int         not null,
  -- Monday of the week that the bonus is for; null for an upgrade.
  week           date        null check ((week is not null) = (kind = 'weekly')),
  bonus_centavos bigint      not null check (bonus_centavos > 0),
  created_at     timestamptz not null,
  foreign key (site_key, member_id) references members (site_key, id)
);
create unique index vip_bonuses_of_level on vip_bonuses (site_key, member_id, to_level) where kind = 'upgrade';
create unique index vip_bonuses_of_week on vip_bonuses (site_key, member_id, week) where kind = 'weekly';
create index vip_bonuses_of_member on vip_bonuses (site_key, member_id, created_at desc, id desc);
