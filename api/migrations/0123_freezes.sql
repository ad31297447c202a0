-- Who is frozen by an operator, who has excluded themselves and who is barred by the national register are three marks of a member, and the
-- status is worked out from them (R85, G31, G32). Until now a freeze was the status itself: lifting it by hand let somebody play who was
-- barred as well, and whoever was barred while frozen came back as nothing but frozen.
alter table members add column frozen_at timestamptz null;

update members set frozen_at = updated_at where status = 0 and deleted_at is null;
-- Whose status was written by hand: for good, as nothing says until when.
update members set excluded_at = updated_at where status = 2 and excluded_at is null and barred_as is null;
-- Who was let in again although something else still kept them out. Their sessions end.
update members set status = 2 where status = 1 and (excluded_at is not null or barred_as is not null);

-- A statement may write the status that follows from the marks, as processes of the release before do, and no other.
create function members_work_out_status() returns trigger language plpgsql as $$
declare
  follows smallint := case
    when new.frozen_at is not null or new.deleted_at is not null then 0
    when new.excluded_at is not null or new.barred_as is not null then 2
    else 1 end;
begin
  -- 1 is what an insert has that names none.
  if new.status <> follows and new.status <> (case tg_op when 'INSERT' then 1 else old.status end) then
    raise exception 'the status of a member follows from frozen_at, excluded_at, barred_as and deleted_at' using errcode = 'check_violation';
  end if;
  new.status := follows;
  return new;
end $$;
create trigger members_status_on_insert before insert on members
  for each row when (new.status <> 1 or new.frozen_at is not null or new.excluded_at is not null or new.barred_as is not null)
  execute function members_work_out_status();
create trigger members_status_on_update before update of status, frozen_at, excluded_at, barred_as, deleted_at on members
  for each row execute function members_work_out_status();

-- As in 0004, but by what the status has become: no statement names it any more.
drop trigger members_blocked on members;
create trigger members_blocked after update on members
  for each row when (new.status <> 1 and new.status <> old.status) execute function end_sessions_of_blocked_member();

-- Who has frozen a member and lifted that, and why.
create table member_freezes (
  id          bigint generated always as identity primary key,
  site_key    text   not null,
  member_id   bigint not null,
  frozen_at   timestamptz not null,
  frozen_by   text   not null,
  reason      text   not null check (reason <> ''),
  lifted_at   timestamptz null,
  lifted_by   text   null,
  lift_reason text   null check (lift_reason <> ''),
  foreign key (site_key, member_id) references members (site_key, id),
  constraint member_freezes_lifted check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null))
);
create unique index member_freezes_in_force on member_freezes (site_key, member_id) where lifted_at is null;
create index member_freezes_of_member on member_freezes (site_key, member_id, id desc);
