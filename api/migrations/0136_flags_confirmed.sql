-- An operator may find that a flag is right (G38): the two are one person. What was held for the member is nobody's then, and they bring their
-- agent nothing any more. A flag is decided once, one way or the other.

alter table agency_flags add column confirmed_at timestamptz null;
alter table agency_flags add column confirmed_by text not null default '';
-- What was held, and is forfeited with the decision.
alter table agency_flags add column forfeited_centavos bigint not null default 0 check (forfeited_centavos >= 0);
alter table agency_flags drop constraint agency_flags_cleared;
alter table agency_flags add constraint agency_flags_decided check (
  num_nonnulls(cleared_at, confirmed_at) <= 1 and (cleared_at is null) = (cleared_by = '') and (confirmed_at is null) = (confirmed_by = '')
  and (num_nonnulls(cleared_at, confirmed_at) = 0) = (reason = '') and (confirmed_at is not null or forfeited_centavos = 0));

-- A month that such a member has made larger is written anew without them, in place of the row that is revoked.
create unique index agency_commissions_of_standing_month on agency_commissions (site_key, agent_id, occasion) where member_id is null and revoked_at is null;
drop index agency_commissions_of_month;
