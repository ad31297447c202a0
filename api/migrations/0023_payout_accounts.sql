-- Where a member's withdrawals go: Pix keys (R102, R175).
create table payout_accounts (
  id bigint generated always as identity primary key,
  site_key text not null,
  member_id bigint not null,
  pix_type text not null check (pix_type in ('CPF', 'PHONE', 'EMAIL', 'CNPJ', 'EVP')),
  -- digits of a CPF or CNPJ, E.164, an address or a UUID in lower case
  pix_key text not null check (pix_key <> ''),
  owner_name text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  constraint payout_accounts_key_once unique (site_key, member_id, pix_key),
  foreign key (site_key, member_id) references members (site_key, id)
);
create unique index payout_accounts_one_default on payout_accounts (site_key, member_id) where is_default;
