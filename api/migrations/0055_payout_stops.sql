-- Why a site pays nothing out: its books and the bank's are not the same, or its books are wrong. Deposits go on. An operator lifts a
-- stop once the cause is mended; what was stopped and lifted stays here.
create table payout_stops (
  id         bigint generated always as identity primary key,
  site_key   text        not null references sites (key),
  reason     text        not null check (reason in ('reconciliation', 'books')),
  stopped_at timestamptz not null,
  lifted_at  timestamptz null,
  -- Who lifted it, and why they could.
  lifted_by  text        not null default '' check ((lifted_by <> '') = (lifted_at is not null)),
  note       text        not null default '' check (note = '' or lifted_at is not null)
);
create unique index payout_stops_standing on payout_stops (site_key, reason) where lifted_at is null;
