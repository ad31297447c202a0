-- The sandbox payment provider's own books. It knows no site of ours: its tenant is the receiver's Pix key.
create table psp_charges (
  txid            text primary key check (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  pix_key         text   not null,
  location_id     text   not null unique,
  amount_centavos bigint not null check (amount_centavos > 0),
  payer_cpf       text   not null default '',
  payer_name      text   not null default '',
  receiver_name   text   not null,
  br_code         text   not null,
  location        text   not null,
  status          text   not null check (status in ('ATIVA', 'CONCLUIDA')),
  created_at      timestamptz not null,
  expires_after_s int    not null check (expires_after_s > 0)
);

create table psp_pix (
  e2eid           text primary key,
  txid            text   not null references psp_charges (txid),
  amount_centavos bigint not null check (amount_centavos > 0),
  payer_cpf       text   not null,
  payer_name      text   not null,
  paid_at         timestamptz not null
);
create index psp_pix_charge on psp_pix (txid);

create table psp_refunds (
  e2eid           text   not null references psp_pix (e2eid),
  refund_id       text   not null check (refund_id ~ '^[a-zA-Z0-9]{1,35}$'),
  rtr_id          text   not null unique,
  amount_centavos bigint not null check (amount_centavos > 0),
  status          text   not null check (status in ('EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO')),
  requested_at    timestamptz not null,
  primary key (e2eid, refund_id)
);

-- Notices to the receiver: kept until delivered, so that they survive a restart.
create table psp_webhooks (
  id              bigint generated always as identity primary key,
  body            text not null,
  attempts        int  not null default 0,
  next_attempt_at timestamptz null,
  delivered_at    timestamptz null
);
create index psp_webhooks_due on psp_webhooks (next_attempt_at) where next_attempt_at is not null;
