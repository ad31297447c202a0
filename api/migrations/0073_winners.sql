-- The latest larger wins of a site, for those who look at its front page. The amount is above zero by far, so that no plan of the wallet's
-- own queries, which ask for wins above zero, can take this index instead of a key.
create index game_transactions_large_wins on game_transactions (site_key, created_at desc) where kind = 'win' and amount_centavos >= 1000;
