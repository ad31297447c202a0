-- Statements, fees and sums of a member's orders: all their movements but those of games, of which players have thousands for each order.
create index ledger_lines_orders on ledger_lines (account_id, entry_id) where kind not in ('bet', 'win', 'bet_rollback');
