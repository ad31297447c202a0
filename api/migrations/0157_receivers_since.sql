-- Since when a Pix key is the account of its site. What was paid to it before is not the site's, and nothing of it is ever sent back. A key that
-- was there before this is one from now on.
alter table pix_receivers add column since timestamptz not null default now();

-- Another key is another account.
create function pix_receiver_since() returns trigger language plpgsql as $$
begin
  if new.since = old.since then new.since := now(); end if;
  return new;
end $$;
create trigger pix_receiver_since before update of pix_key on pix_receivers
  for each row when (new.pix_key <> old.pix_key) execute function pix_receiver_since();
