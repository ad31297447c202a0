-- The payment sandbox pays out. Its tenant is the payer's Pix key, as with charges.
create table psp_payouts (
  payout_id       text primary key check (payout_id ~ '^[a-zA-Z0-9]{1,35}$'),
  pix_key         text   not null,
  amount_centavos bigint not null check (amount_centavos > 0),
  payee_key_type  text   not null,
  payee_key       text   not null,
  payee_cpf       text   not null,
  status          text   not null check (status in ('EM_PROCESSAMENTO', 'REALIZADO', 'NAO_REALIZADO')),
  -- Why it was not paid; of one that is under way, why it will not be.
  reason          text   not null default '' check (status <> 'REALIZADO' or reason = ''),
  e2eid           text   null unique check ((e2eid is not null) = (status = 'REALIZADO')),
  requested_at    timestamptz not null,
  -- When it ends, or has ended.
  settles_at      timestamptz not null
);
create index psp_payouts_account on psp_payouts (pix_key, requested_at);
create index psp_payouts_due on psp_payouts (settles_at) where status = 'EM_PROCESSAMENTO';

-- Where the holder of a key wants notices sent; one that has said nothing gets them at the API itself.
create table psp_webhook_addresses (
  pix_key    text primary key,
  url        text not null,
  created_at timestamptz not null
);

-- What was paid in is looked up by account and time.
create index psp_pix_paid on psp_pix (paid_at);

-- Where a notice goes, below the receiver's address for notices.
alter table psp_webhooks add column path text not null default '/pix' check (path in ('/pix', '/payouts'));
alter table psp_webhooks add column pix_key text not null default '';
