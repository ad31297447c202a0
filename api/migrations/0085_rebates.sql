-- Rebates of settled days, by game type. The money lies in member:{id}:rebate until it is claimed.
create table rebates (
  id               bigint      generated always as identity primary key,
  site_key         text        not null,
  member_id        bigint      not null,
  day              date        not null,
  game_type        text        not null,
  wagered_centavos bigint      not null check (wagered_centavos > 0),
  -- Hundredths of a percent, at the member's level of then.
  rate_hundredths  int         not null check (rate_hundredths > 0),
  amount_centavos  bigint      not null check (amount_centavos > 0),
  created_at       timestamptz not null,
  claimed_at       timestamptz null,
  foreign key (site_key, member_id) references members (site_key, id)
);
create unique index rebates_of_day on rebates (site_key, member_id, day, game_type);
create index rebates_of_member on rebates (site_key, member_id, created_at desc, id desc);
create index rebates_to_claim on rebates (site_key, member_id) where claimed_at is null;
