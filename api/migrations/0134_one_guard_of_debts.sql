-- What is owed of awards (0112) and of commissions (0132) alike: only the debt changes, and only by shrinking. One guard serves both tables.

create function debt_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - 'owed_centavos' is distinct from to_jsonb(old) - 'owed_centavos' then
    raise exception 'what has to come back stays written';
  end if;
  if new.owed_centavos > old.owed_centavos then
    raise exception 'what is owed does not grow';
  end if;
  return new;
end $$;

drop trigger award_return_guard on award_returns;
drop function award_return_guard();
create trigger debt_guard before update or delete on award_returns for each row execute function debt_guard();

drop trigger commission_return_guard on commission_returns;
drop function commission_return_guard();
create trigger debt_guard before update or delete on commission_returns for each row execute function debt_guard();
