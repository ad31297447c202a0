-- What has to be wagered for a deposit before a withdrawal (G16), in percent of its amount; 0 is nothing.
alter table payment_methods add column turnover_percent int not null default 100 check (turnover_percent between 0 and 10000);

-- An order keeps what its player was told before paying, whatever the method asks for later.
alter table recharge_orders add column turnover_centavos bigint check (turnover_centavos >= 0);
update recharge_orders set turnover_centavos = amount_centavos;
alter table recharge_orders alter column turnover_centavos set not null;

-- A process of the release before this one does not name the turnover when it stores an order, and its players were told that the
-- whole amount has to be wagered (G16). Both releases can therefore run on one database while the API is restarted.
create function turnover_of_whole_amount() returns trigger language plpgsql as $$
begin
  new.turnover_centavos := coalesce(new.turnover_centavos, new.amount_centavos);
  return new;
end $$;

create trigger recharge_orders_turnover before insert on recharge_orders
  for each row execute function turnover_of_whole_amount();
