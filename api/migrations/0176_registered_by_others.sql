-- Whether somebody else has registered the member, and so knows their first password (R213). Of members of before it is not known.
alter table members add column is_registered_by_other boolean not null default false;
