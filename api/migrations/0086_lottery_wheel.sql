-- Spins of the lottery wheel. A row is the promise of a spin (its seed is drawn and its hash can be shown) until the spin is made.
create table wheel_spins (
  id           bigint      generated always as identity primary key,
  site_key     text        not null,
  member_id    bigint      not null,
  -- 1, 2, 3 ... of the member; the nonce of its draw.
  number       int         not null check (number > 0),
  server_seed  text        not null,
  seed_hash    text        not null,
  promised_at  timestamptz not null,
  -- What was drawn, and on which day in America/Sao_Paulo; null until then.
  day          date        null,
  client_seed  text        null,
  prize_id     int         null,
  reward       text        null check (reward in ('BRL', 'SMILEY', 'WHEEL')),
  quantity     int         null check (quantity >= 0),
  spun_at      timestamptz null,
  foreign key (site_key, member_id) references members (site_key, id),
  constraint wheel_spins_whole check (
    (spun_at is null) = (day is null) and (spun_at is null) = (prize_id is null) and (spun_at is null) = (reward is null)
    and (spun_at is null) = (quantity is null) and (spun_at is null) = (client_seed is null))
);
create unique index wheel_spins_of_member on wheel_spins (site_key, member_id, number);
create index wheel_spins_of_day on wheel_spins (site_key, member_id, day);
create unique index wheel_spins_promise on wheel_spins (site_key, seed_hash);

-- A prize that was drawn stays as it is, and a promise keeps its seed.
create function wheel_spins_stay() returns trigger language plpgsql as $$
begin
  if old.spun_at is not null or new.server_seed <> old.server_seed or new.seed_hash <> old.seed_hash
     or new.number <> old.number or new.member_id <> old.member_id then
    raise exception 'a spin of the wheel cannot be changed' using errcode = '23514', constraint = 'wheel_spins_stay';
  end if;
  return new;
end
$$;
create trigger wheel_spins_stay before update on wheel_spins for each row execute function wheel_spins_stay();
