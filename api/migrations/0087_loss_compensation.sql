-- Daily loss relief that was claimed, and weekly cover that was paid: once for each member and day or week.
create table loss_compensations (
  id              bigint      generated always as identity primary key,
  site_key        text        not null,
  member_id       bigint      not null,
  kind            text        not null check (kind in ('daily', 'weekly')),
  -- The day of the loss, or the Monday of its week, in America/Sao_Paulo.
  day             date        not null,
  loss_centavos   bigint      not null check (loss_centavos > 0),
  rate_hundredths int         not null check (rate_hundredths > 0),
  amount_centavos bigint      not null check (amount_centavos > 0),
  created_at      timestamptz not null,
  foreign key (site_key, member_id) references members (site_key, id)
);
create unique index loss_compensations_once on loss_compensations (site_key, member_id, kind, day);
create index loss_compensations_of_member on loss_compensations (site_key, member_id, kind, created_at desc, id desc);
