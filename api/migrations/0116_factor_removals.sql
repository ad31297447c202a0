-- Second factors and passkeys that operators have removed, because the member had lost them (G54): who, why, and what there was.
create table factor_removals (
  id            bigint generated always as identity primary key,
  site_key      text   not null,
  member_id     bigint not null,
  operator      text   not null,
  reason        text   not null check (reason <> ''),
  had_app       boolean not null,
  passkey_count integer not null check (passkey_count >= 0),
  removed_at    timestamptz not null,
  foreign key (site_key, member_id) references members (site_key, id),
  constraint factor_removals_something check (had_app or passkey_count > 0)
);
create index factor_removals_of_member on factor_removals (site_key, member_id, id desc);
