-- When each member reached each level: what of weeks and days depends on a level is worked out by it, also days later, and whether or not the
-- offer that pays for levels was open.
create table vip_levels_reached (
  site_key   text        not null,
  member_id  bigint      not null,
  level      int         not null check (level between 1 and 10),
  reached_at timestamptz not null,
  primary key (site_key, member_id, level),
  foreign key (site_key, member_id) references members (site_key, id)
);

-- Whoever writes a level, also a process of the version before this one.
create function vip_level_reached() returns trigger language plpgsql as $$
begin
  insert into vip_levels_reached (site_key, member_id, level, reached_at)
    select new.site_key, new.member_id, step, new.reached_at from generate_series(1, new.level) step
    on conflict (site_key, member_id, level) do nothing;
  return null;
end $$;
create trigger vip_level_reached after insert or update on vip_levels
  for each row execute function vip_level_reached();

-- After the trigger: what a process writes meanwhile is there already.
insert into vip_levels_reached (site_key, member_id, level, reached_at)
  select site_key, member_id, to_level, created_at from vip_bonuses where kind = 'upgrade'
  on conflict (site_key, member_id, level) do nothing;
insert into vip_levels_reached (site_key, member_id, level, reached_at)
  select site_key, member_id, step, reached_at from vip_levels cross join generate_series(1, level) step
  on conflict (site_key, member_id, level) do nothing;
