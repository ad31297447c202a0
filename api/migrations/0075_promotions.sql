-- Promotions are data: what a site offers, to whom, until when, and for how much. A new one of a kind that exists is a row.
create table promotions (
  site_key         text        not null references sites (key),
  key              text        not null check (key ~ '^[a-z][a-z0-9_]{1,39}$'),
  -- What its rules are: one of the kinds of api/src/promotions.
  kind             text        not null check (kind ~ '^[a-z_]{1,40}$'),
  starts_at        timestamptz not null,
  -- Null: for good.
  ends_at          timestamptz null check (ends_at > starts_at),
  -- An operator has stopped it: nothing is offered, reserved or awarded any more. What was reserved before is paid.
  is_stopped       boolean     not null default false,
  -- The most that one award gives; null: whatever its rules say.
  cap_centavos     bigint      null check (cap_centavos > 0),
  -- What it may give in all; null: without limit. `awarded_centavos` counts what was promised, and never passes it.
  budget_centavos  bigint      null check (budget_centavos >= 0),
  awarded_centavos bigint      not null default 0 check (awarded_centavos >= 0),
  -- Who it is for: members of this level and above.
  least_vip_level  int         not null default 0 check (least_vip_level between 0 and 10),
  -- Where an award goes, and what of a bonus has to be wagered, in percent of it (G16).
  purse            text        not null check (purse in ('cash', 'bonus', 'rebate')),
  turnover_percent int         not null check (turnover_percent between 0 and 10000),
  -- Numbers of its kind, such as tiers; read by that kind's schema.
  rules            jsonb       not null,
  sort_order       int         not null,
  primary key (site_key, key),
  constraint promotions_budget check (awarded_centavos <= budget_centavos),
  constraint promotions_turnover check ((purse = 'bonus') = (turnover_percent > 0))
) with (fillfactor = 50);

-- What was promised to a member, once per occasion: reserved at first, counted against the budget, then paid by one entry of the ledger.
create table promotion_awards (
  id               bigint      generated always as identity primary key,
  site_key         text        not null,
  promotion_key    text        not null,
  -- What it is given for; two members never share one. E.g. `member:7`, `order:R26110299F`, `2026-11-02:member:7`.
  occasion         text        not null check (length(occasion) between 1 and 120),
  member_id        bigint      not null,
  kind             text        not null,
  amount_centavos  bigint      not null check (amount_centavos > 0),
  purse            text        not null check (purse in ('cash', 'bonus', 'rebate')),
  turnover_centavos bigint     not null check ((turnover_centavos > 0) = (purse = 'bonus')),
  created_at       timestamptz not null,
  -- Null: promised, not in a purse yet.
  paid_at          timestamptz null check (paid_at >= created_at),
  foreign key (site_key, promotion_key) references promotions (site_key, key),
  foreign key (site_key, member_id) references members (site_key, id),
  constraint promotion_awards_once unique (site_key, promotion_key, occasion)
);
create index promotion_awards_member on promotion_awards (site_key, member_id, created_at desc, id desc);
create index promotion_awards_unpaid on promotion_awards (created_at) where paid_at is null;

-- Which days of a site a daily settlement has done, by the day in São Paulo. The first row of a site says from when on it is done.
create table promotion_days (
  site_key   text        not null references sites (key),
  settlement text        not null check (settlement ~ '^[a-z_]{1,40}$'),
  day        date        not null,
  settled_at timestamptz not null,
  primary key (site_key, settlement, day)
);
