-- The payment sandbox takes contestations from payers and asks the receiver about them. Whatever it is called in other institutions' APIs, the
-- Central Bank's word for it is infração.
create table psp_infractions (
  infraction_id text primary key check (infraction_id ~ '^[a-zA-Z0-9-]{1,36}$'),
  e2eid         text        not null references psp_pix (e2eid),
  cause         text        not null check (cause in ('FRAUDE', 'FALHA_OPERACIONAL')),
  status        text        not null check (status in ('ABERTA', 'ACEITA', 'RECUSADA', 'CANCELADA')),
  opened_at     timestamptz not null,
  decide_by     timestamptz not null,
  closed_at     timestamptz null check ((closed_at is null) = (status = 'ABERTA')),
  -- Whether the bank took the money back by itself.
  is_returned   boolean     not null default false check (not is_returned or status = 'ACEITA')
);
-- A Pix is contested by one infraction at a time.
create unique index psp_infractions_open on psp_infractions (e2eid) where status = 'ABERTA';
create index psp_infractions_due on psp_infractions (decide_by) where status = 'ABERTA';

alter table psp_webhooks drop constraint psp_webhooks_path_check;
alter table psp_webhooks add constraint psp_webhooks_path_check check (path in ('/pix', '/payouts', '/contestations'));
