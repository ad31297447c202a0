-- Which days of a site were compared with its bank, by the day in São Paulo. A day is complete once it was compared after its end.
create table reconciliations (
  site_key    text        not null references sites (key),
  day         date        not null,
  checked_at  timestamptz not null,
  is_complete boolean     not null,
  primary key (site_key, day)
);

-- Where the books and the bank differ. A difference that is found no more is deleted; one that an operator has accepted stays, and stops
-- nothing any more unless its amounts change.
create table reconciliation_differences (
  site_key       text        not null,
  day            date        not null,
  kind           text        not null check (kind in ('received', 'returned', 'paid_out')),
  -- End-to-end id of a received Pix, or id of a payout.
  reference      text        not null,
  bank_centavos  bigint      not null,
  books_centavos bigint      not null check (books_centavos <> bank_centavos),
  found_at       timestamptz not null,
  accepted_at    timestamptz null,
  primary key (site_key, kind, reference),
  foreign key (site_key, day) references reconciliations (site_key, day)
);
create index reconciliation_differences_day on reconciliation_differences (site_key, day);

-- What moved between a site and its bank on a day.
create index ledger_entries_bank on ledger_entries (site_key, event_at)
  where kind in ('deposit', 'pix_suspense', 'withdrawal_settle');
