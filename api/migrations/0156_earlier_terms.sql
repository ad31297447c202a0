-- Terms that an offer had before an operator changed them, and who has changed them. What was earned by an instant is given by the terms of that instant:
-- those of the first row, by `held_until` and number, that held until later; else those that the offer has now. Its end is written down, but not judged by:
-- whether an offer was on is said by the end that it has.
create table promotion_terms (
  id               bigint      generated always as identity primary key,
  site_key         text        not null,
  promotion_key    text        not null,
  held_until       timestamptz not null,
  cap_centavos     bigint      null,
  least_vip_level  int         not null,
  turnover_percent int         not null,
  ends_at          timestamptz null,
  changed_by       text        not null,
  foreign key (site_key, promotion_key) references promotions (site_key, key)
);
create index promotion_terms_of_offer on promotion_terms (site_key, promotion_key, held_until, id);

-- The most that an offer gives at once for what was earned at an instant; null: whatever its rules say.
create function promotion_cap_at(p_site text, p_key text, p_at timestamptz) returns bigint language sql stable as $$
  select cap_centavos from (
    select cap_centavos, held_until, id from promotion_terms where site_key = p_site and promotion_key = p_key and held_until > p_at
    union all select cap_centavos, 'infinity', 0 from promotions where site_key = p_site and key = p_key
  ) terms order by held_until, id limit 1
$$;
