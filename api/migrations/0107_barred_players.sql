-- The national register of barred players (G32): what it said last of each member, and when it is asked again.
create table barred_checks (
  site_key    text   not null,
  member_id   bigint not null,
  -- Null until the register has answered for the first time.
  answer      text null check (answer in ('not_barred', 'self_exclusion', 'social_programme')),
  answered_at timestamptz null,
  due_at      timestamptz not null,
  -- Questions in a row that found no answer.
  failures    integer not null default 0,
  primary key (site_key, member_id),
  foreign key (site_key, member_id) references members (site_key, id)
);
create index barred_checks_due on barred_checks (due_at);

-- Why the register bars a member, whose status is then that of who has excluded themselves (R85), and since when.
alter table members
  add column barred_as text null check (barred_as in ('self_exclusion', 'social_programme')),
  add column barred_at timestamptz null;

-- Nobody is forgotten, however they became a member: who was not asked about is asked about by the job.
create function await_barred_check() returns trigger language plpgsql as $$
begin
  insert into barred_checks (site_key, member_id, due_at) values (new.site_key, new.id, new.created_at);
  return null;
end $$;
create trigger members_await_barred_check after insert on members for each row execute function await_barred_check();
insert into barred_checks (site_key, member_id, due_at) select site_key, id, now() from members;

-- The sandbox of the register: what it answers for a CPF, where that is not what the CPF itself says. A hash, because the CPF is nobody's to read.
create table sandbox_barred (
  cpf_hash text primary key,
  answer   text not null
);
