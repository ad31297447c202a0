-- The stakes of a member's open rounds lie in one purse, `member:{id}:in_play`, instead of an account per round. What of it belongs to
-- a round stands with the round. Null: the round was opened by a release before this one, and its stakes lie in the account `game:{round}`.
alter table game_rounds add column stake_centavos bigint null;
alter table game_rounds add constraint game_rounds_stake
  check (stake_centavos >= 0 and (closed_at is null or stake_centavos = 0)) not valid;
-- The audit adds them up for each member.
create index game_rounds_in_play on game_rounds (site_key, member_id) where stake_centavos > 0;
-- Led by the round: a lookup by transaction id begins with the same two columns, and before statistics are gathered the planner took
-- this index for it as readily as the primary key, and read every transaction of the site.
drop index game_transactions_round;
create index game_transactions_of_round on game_transactions (round_id, site_key, integration);

-- The nature of an account is checked when it is opened and never changes, so it need not be checked at every movement: 0047 has the rules.
-- Balances keep their constraints.
alter table ledger_accounts
  drop constraint ledger_accounts_site_key_check,
  drop constraint ledger_accounts_kind_check,
  drop constraint ledger_accounts_currency_check,
  drop constraint ledger_accounts_member_kind;
alter table ledger_accounts alter column may_go_negative drop expression;
alter table ledger_accounts alter column may_go_negative set default false, alter column may_go_negative set not null;

-- A line finds its entry and its account when it is written (0047), and neither can be deleted.
alter table ledger_lines
  drop constraint ledger_lines_entry_id_fkey,
  drop constraint ledger_lines_account_id_fkey;

-- An account is written at every movement: with room on its page the new row stays there, and no index is touched.
alter table ledger_accounts set (fillfactor = 60);
alter table turnover_counters set (fillfactor = 60);
