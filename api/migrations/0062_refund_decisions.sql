-- What operators decided about refunds that were given up: asked for once more, or sent back by hand.
create table refund_decisions (
  id       bigint generated always as identity primary key,
  site_key text        not null references sites (key),
  e2eid    text        not null,
  decision text        not null check (decision in ('retry', 'done')),
  at       timestamptz not null,
  operator text        not null check (operator <> ''),
  note     text        not null default '' check (decision <> 'done' or note <> ''),
  foreign key (site_key, e2eid) references pix_payments (site_key, e2eid)
);
