-- A member who was flagged may share the same kind of thing with somebody else later (G38). That was not written down: a member had one flag of a
-- cause for good. While their flag is open, whoever else they share it with is added to it; once it was cleared, another one is flagged anew.
alter table agency_flags add column further_ids bigint[] not null default '{}';
-- Which flag of the member and cause it is, from 0 on.
alter table agency_flags add column round int not null default 0 check (round >= 0);
-- Under the name that processes of the release before write with: they name no round, so they go on writing the first flag and no other.
alter table agency_flags drop constraint agency_flags_once;
alter table agency_flags add constraint agency_flags_once unique (site_key, member_id, cause, round);
