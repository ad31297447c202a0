-- Reads all accounts; writers go on meanwhile. An account without its member or site stops the upgrade here: who owns that
-- money is for people to say.
alter table ledger_accounts validate constraint ledger_accounts_of_site;
alter table ledger_accounts validate constraint ledger_accounts_of_member;
