-- What is hot is counted from the bets of the week, not said by the provider: nothing reads this column any more, and what is inserted leaves it
-- out. The version before still writes it, while both run (docs/operations.md); a later version takes it away.
alter table games alter column is_hot set default false;
