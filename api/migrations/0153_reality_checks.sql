-- How often a member is told over games how long they have been here (G31).
alter table members add column reality_check_minutes smallint not null default 30;
alter table members add constraint members_reality_check check (reality_check_minutes in (15, 30, 60)) not valid;
