-- How much of a settled bet counts towards the turnover on a site, in percent, where an operator has set it (G16); else as turnover_share_percent(game_type)
-- says. Slots count in full everywhere. What was counted before stays: each bet keeps what it took off the requirement.
create table turnover_shares (
  site_key  text        not null references sites (key),
  game_type text        not null check (game_type <> 'slot'),
  percent   int         not null check (percent between 10 and 100),
  set_by    text        not null,
  set_at    timestamptz not null,
  primary key (site_key, game_type)
);

create function turnover_share_percent(p_site text, p_game_type text) returns bigint language sql stable as $$
  select coalesce((select percent::bigint from turnover_shares where site_key = p_site and game_type = p_game_type), turnover_share_percent(p_game_type))
$$;

-- As in 0049_wallet_functions.sql, with the share of the site. Slots, which are most bets, look nothing up.
create or replace function turnover_count(p_site text, p_member bigint, p_game_type text, p_amount bigint) returns bigint language plpgsql as $$
declare
  share   bigint;
  reduced bigint;
begin
  share := case p_game_type when 'slot' then turnover_share_percent(p_game_type) else turnover_share_percent(p_site, p_game_type) end;
  loop
    update turnover_counters counter
       set remaining_centavos = counter.remaining_centavos - least(counter.remaining_centavos, p_amount * share / 100),
           slot_wagered_centavos = counter.slot_wagered_centavos + case p_game_type when 'slot' then p_amount else 0 end,
           live_wagered_centavos = counter.live_wagered_centavos + case p_game_type when 'live' then p_amount else 0 end,
           other_wagered_centavos = counter.other_wagered_centavos + case when p_game_type in ('slot', 'live') then 0 else p_amount end
      from (select remaining_centavos from turnover_counters where site_key = p_site and member_id = p_member for update) before
     where counter.site_key = p_site and counter.member_id = p_member
    returning before.remaining_centavos - counter.remaining_centavos into reduced;
    exit when found;
    insert into turnover_counters (site_key, member_id) values (p_site, p_member) on conflict (site_key, member_id) do nothing;
  end loop;
  return reduced;
end $$;
