-- A member's purse belongs to a member of the account's own site, and every account to a site. Accounts of the house, of the outside
-- world and of rounds have no member. New rows are checked from here on; those that stand, in 0043: in one
-- transaction with this, reading them all would keep writers out meanwhile.
alter table ledger_accounts
  add constraint ledger_accounts_of_site foreign key (site_key) references sites (key) not valid,
  add constraint ledger_accounts_of_member foreign key (site_key, member_id) references members (site_key, id) not valid;
