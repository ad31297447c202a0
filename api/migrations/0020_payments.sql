-- Deposits. The rules are in api/src/payments; money itself moves in the ledger only.

-- Whose Pix key a site is paid to: a payment names its receiver by the key.
create table pix_receivers (
  pix_key       text primary key,
  site_key      text not null unique references sites (key),
  merchant_name text not null,
  merchant_city text not null
);

create table payment_methods (
  site_key           text   not null references sites (key),
  id                 int    not null check (id > 0),
  type               text   not null,
  name               text   not null,
  icon               text   not null,
  min_centavos       bigint not null check (min_centavos > 0),
  max_centavos       bigint not null check (max_centavos >= min_centavos),
  fee_basis_points   int    not null default 0 check (fee_basis_points between 0 and 10000),
  fee_fixed_centavos bigint not null default 0 check (fee_fixed_centavos >= 0),
  quick_amounts      jsonb  not null default '[]',
  sort               int    not null default 0,
  is_active          boolean not null default true,
  primary key (site_key, id)
);

-- created: the provider has not answered yet. pending: can be paid. The other three are final, but for a late payment of an expired one.
create table recharge_orders (
  id              bigint generated always as identity primary key,
  site_key        text   not null,
  order_no        text   not null,
  member_id       bigint not null,
  payment_id      int    not null,
  payment_type    text   not null,
  amount_centavos bigint not null check (amount_centavos > 0),
  fee_centavos    bigint not null default 0 check (fee_centavos >= 0 and fee_centavos < amount_centavos),
  status          text   not null check (status in ('created', 'pending', 'paid', 'expired', 'failed')),
  -- Why it failed; empty otherwise.
  failure         text   not null default '' check ((failure <> '') = (status = 'failed')),
  txid            text   not null check (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  br_code         text   not null default '',
  payment_page    text   not null default '',
  e2eid           text   not null default '' check ((e2eid <> '') = (status = 'paid')),
  remark          text   not null default '',
  attach          text   not null default '',
  bank_code       text   not null default '',
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  paid_at         timestamptz null check ((paid_at is not null) = (status = 'paid')),
  -- When to ask the provider about it; null when it is settled for good.
  next_check_at   timestamptz null,
  constraint recharge_orders_number_unique unique (site_key, order_no),
  constraint recharge_orders_txid_unique unique (site_key, txid),
  foreign key (site_key, member_id) references members (site_key, id),
  foreign key (site_key, payment_id) references payment_methods (site_key, id)
);
create index recharge_orders_member on recharge_orders (site_key, member_id, created_at desc, id desc);
create index recharge_orders_due on recharge_orders (next_check_at) where next_check_at is not null;

-- Every Pix the provider told of, once. site_key '-': its receiver is none of ours.
create table pix_payments (
  site_key        text   not null,
  e2eid           text   not null check (e2eid ~ '^[a-zA-Z0-9]{32}$'),
  txid            text   not null,
  order_no        text   null,
  amount_centavos bigint not null check (amount_centavos > 0),
  outcome         text   not null check (outcome in ('credited', 'refunded')),
  reason          text   not null default '' check ((reason = '') = (outcome = 'credited')),
  paid_at         timestamptz not null,
  received_at     timestamptz not null,
  -- Progress of the refund (devolução); null for a credited payment.
  refund_status   text   null check (refund_status in ('requested', 'done')),
  refund_attempts int    not null default 0,
  refund_at       timestamptz null,
  constraint pix_payments_refund check ((refund_status is not null) = (outcome = 'refunded')),
  primary key (site_key, e2eid)
);
-- A deposit is credited by one payment only.
create unique index pix_payments_credited_once on pix_payments (site_key, order_no) where outcome = 'credited';
create index pix_payments_refunds_due on pix_payments (refund_at) where refund_status = 'requested';
