-- Agents: the tree of invitations, what it earns, and who may have invited themselves (R156, G21, G22, G38).

-- The tree. The root of a member is that of who invited them, so it is worked out here and nowhere else. An inviter is set once. Only a member
-- who has none yet, and so is a root, can be put under somebody, and that somebody must be of another tree: so there is no circle at any depth.
-- Whoever hangs one tree into another waits for all others who do, and for registrations under an inviter; these do not wait for each other.
create function members_place() returns trigger language plpgsql as $$
declare
  tree    bigint := hashtextextended('members of ' || new.site_key, 0);
  inviter record;
begin
  if tg_op = 'UPDATE' then
    if old.inviter_id is not null or new.inviter_id is null then
      if (new.inviter_id, new.root_inviter_id) is not distinct from (old.inviter_id, old.root_inviter_id)
         or pg_trigger_depth() > 1 then return new; end if;
      raise exception 'agency: who invited a member is set once' using errcode = 'check_violation';
    end if;
    perform pg_advisory_xact_lock(tree);
  else
    perform pg_advisory_xact_lock_shared(tree);
  end if;
  select id, root_inviter_id into inviter from members where site_key = new.site_key and id = new.inviter_id;
  if new.inviter_id is null or new.id in (new.inviter_id, coalesce(inviter.root_inviter_id, inviter.id)) then
    raise exception 'agency: invitations form no circle' using errcode = 'check_violation';
  end if;
  new.root_inviter_id := coalesce(inviter.root_inviter_id, inviter.id);
  return new;
end $$;
create trigger members_placed_on_insert before insert on members
  for each row when (new.inviter_id is not null or new.root_inviter_id is not null) execute function members_place();
create trigger members_placed_on_update before update of inviter_id, root_inviter_id on members
  for each row execute function members_place();

-- Who was under a root that is one no more goes along.
create function members_follow_root() returns trigger language plpgsql as $$
begin
  update members set root_inviter_id = new.root_inviter_id where site_key = new.site_key and root_inviter_id = new.id;
  return null;
end $$;
create trigger members_root_moved after update of inviter_id on members
  for each row when (old.inviter_id is null and new.inviter_id is not null) execute function members_follow_root();
create index members_by_root on members (site_key, root_inviter_id) where root_inviter_id is not null;

-- A purse of commissions that wait to be claimed. As in 0057, with one more purse.
create or replace function ledger_open_account() returns trigger language plpgsql as $$
declare
  purse text[] := regexp_match(new.name, '^member:([1-9]\d{0,15}):(cash|bonus|rebate|commission|hold_withdraw|disputed|in_play)$');
  nature text := case
    when purse is not null then 'member_' || purse[2]
    when new.name = 'external:psp' then 'external'
    when new.name ~ '^house:(cash(:(\d|1[0-5]))?|promo_expense|fees|agency_expense|suspense)$' then 'house'
    when new.name ~ '^game:[!-~]{1,120}$' then 'game'
  end;
  owner bigint := purse[1]::bigint;
begin
  if new.balance_centavos <> 0 or new.version <> 0 or new.last_hash <> '' then
    raise exception 'ledger: an account opens empty' using errcode = 'integrity_constraint_violation';
  end if;
  if new.currency <> 'BRL' then
    raise exception 'ledger: no account in %', new.currency using errcode = 'check_violation';
  end if;
  if new.site_key = '' or nature is null
     or coalesce(new.kind, nature) <> nature or coalesce(new.member_id, owner) is distinct from owner then
    raise exception 'ledger: "%" is not in the chart of accounts', new.name using errcode = 'check_violation';
  end if;
  if nature = 'game' and ledger_is_in_purse(new.site_key, substr(new.name, 6)) then
    -- A process of the release before 0047 would add to, or pay from, an account that the round does not have. Its call is
    -- answered with 503, and the game provider sends it again.
    raise exception 'ledger: the stakes of this round are in the purse' using errcode = 'lock_not_available';
  end if;
  new.kind := nature;
  new.member_id := owner;
  new.may_go_negative := nature in ('external', 'house', 'member_disputed') and new.name <> 'house:suspense';
  return new;
end $$;

-- Rates that operators have set, in hundredths of a percent; before the first one of a part, those of G21 (api/src/agency/commissions/rates.ts).
create table agency_rates (
  site_key        text        not null references sites (key),
  part            text        not null check (part in ('recharge', 'betting', 'settlement')),
  rate_hundredths int         not null check (rate_hundredths between 0 and 5000),
  -- What is settled for an instant, or for a day or month that begins then or later, has this rate.
  from_at         timestamptz not null,
  set_by          text        not null,
  set_at          timestamptz not null,
  primary key (site_key, part, from_at)
);

-- What agents have earned. `member_id`: by whom; null where it is by all of them together (settlement).
create table agency_commissions (
  id              bigint      generated always as identity primary key,
  site_key        text        not null,
  agent_id        bigint      not null,
  member_id       bigint      null,
  part            text        not null check (part in ('recharge', 'betting', 'settlement')),
  -- For what: `first` for a member's first recharge, a day for bets, a month for the settlement.
  occasion        text        not null check (occasion ~ '^(first|\d{4}-\d\d(-\d\d)?)$'),
  -- The day in São Paulo that it belongs to; of a month, its last one.
  day             date        not null,
  base_centavos   bigint      not null check (base_centavos > 0),
  rate_hundredths int         not null check (rate_hundredths > 0),
  amount_centavos bigint      not null check (amount_centavos > 0),
  created_at      timestamptz not null,
  -- When the money came into the agent's purse of commissions. Null: an operator has to look at the invitation first (agency_flags).
  credited_at     timestamptz null,
  claimed_at      timestamptz null,
  constraint agency_commissions_member check ((member_id is null) = (part = 'settlement')),
  constraint agency_commissions_claim check (claimed_at is null or credited_at is not null),
  foreign key (site_key, agent_id) references members (site_key, id),
  foreign key (site_key, member_id) references members (site_key, id)
);
create unique index agency_commissions_of_member on agency_commissions (site_key, member_id, part, occasion) where member_id is not null;
create unique index agency_commissions_of_month on agency_commissions (site_key, agent_id, occasion) where member_id is null;
create index agency_commissions_of_agent on agency_commissions (site_key, agent_id, created_at desc, id desc);
create index agency_commissions_to_claim on agency_commissions (site_key, agent_id) where claimed_at is null;

-- What the house won from an invited member in a month, less what promotions gave them: below zero where the member won. It is counted
-- in the settlement that `counted_in` names; null while an operator has to look at the invitation.
create table agency_revenues (
  site_key         text   not null,
  agent_id         bigint not null,
  member_id        bigint not null,
  month            text   not null check (month ~ '^\d{4}-\d\d$'),
  revenue_centavos bigint not null,
  counted_in       text   null check (counted_in ~ '^\d{4}-\d\d$'),
  primary key (site_key, member_id, month),
  foreign key (site_key, agent_id) references members (site_key, id),
  foreign key (site_key, member_id) references members (site_key, id)
);
create index agency_revenues_to_count on agency_revenues (site_key, agent_id) where counted_in is null;

-- The settlement of a month: what it counted, and what is carried into the next one, never above zero.
create table agency_months (
  site_key         text   not null,
  agent_id         bigint not null,
  month            text   not null check (month ~ '^\d{4}-\d\d$'),
  revenue_centavos bigint not null,
  brought_centavos bigint not null check (brought_centavos <= 0),
  carried_centavos bigint not null check (carried_centavos <= 0),
  settled_at       timestamptz not null,
  primary key (site_key, agent_id, month),
  foreign key (site_key, agent_id) references members (site_key, id),
  constraint agency_months_carried check (carried_centavos = least(0, revenue_centavos + brought_centavos))
);

-- Recharges of invited members that were paid and not looked at yet: written in the transaction that credits them (as promotion_recharges).
create table agency_recharges (
  site_key text        not null,
  order_no text        not null,
  due_at   timestamptz not null,
  primary key (site_key, order_no)
);
create index agency_recharges_due on agency_recharges (due_at);

create function agency_recharge_paid() returns trigger language plpgsql as $$
begin
  insert into agency_recharges (site_key, order_no, due_at)
    select new.site_key, new.order_no, new.paid_at from members
    where site_key = new.site_key and id = new.member_id and inviter_id is not null
      and not exists (select 1 from agency_commissions
        where site_key = new.site_key and member_id = new.member_id and part = 'recharge')
    on conflict do nothing;
  return null;
end $$;
create trigger recharge_orders_commission after update of status on recharge_orders
  for each row when (new.status = 'paid' and old.status <> 'paid') execute function agency_recharge_paid();

-- From which devices a member registers and logs in: a keyed hash, nothing that can be read.
create table member_devices (
  site_key    text        not null,
  member_id   bigint      not null,
  device_hash text        not null check (device_hash ~ '^[0-9a-f]{64}$'),
  seen_at     timestamptz not null,
  primary key (site_key, device_hash, member_id),
  foreign key (site_key, member_id) references members (site_key, id)
);
create index member_devices_of_member on member_devices (site_key, member_id);

-- Invitations that an operator has to look at: member and agent, or two members of one agent, may be one person (G38).
create table agency_flags (
  id         bigint      generated always as identity primary key,
  site_key   text        not null,
  agent_id   bigint      not null,
  member_id  bigint      not null,
  -- With whom the member shares something: the agent, or another one of theirs.
  other_id   bigint      not null,
  cause      text        not null check (cause in ('cpf', 'device', 'payment')),
  flagged_at timestamptz not null,
  cleared_at timestamptz null,
  cleared_by text        not null default '',
  reason     text        not null default '',
  foreign key (site_key, agent_id) references members (site_key, id),
  foreign key (site_key, member_id) references members (site_key, id),
  foreign key (site_key, other_id) references members (site_key, id),
  constraint agency_flags_once unique (site_key, member_id, cause),
  constraint agency_flags_cleared check ((cleared_at is null) = (cleared_by = '') and (cleared_at is null) = (reason = ''))
);
create index agency_flags_open on agency_flags (site_key, id) where cleared_at is null;
create index payout_accounts_by_key on payout_accounts (site_key, pix_key);

-- Clicks on invite links: a visitor counts once a day. The visitor is a hash under a salt that is thrown away with the day.
create table invite_clicks (
  site_key  text   not null,
  member_id bigint not null,
  day       date   not null,
  clicks    int    not null check (clicks > 0),
  primary key (site_key, member_id, day),
  foreign key (site_key, member_id) references members (site_key, id)
) with (fillfactor = 70);
create table invite_visitors (
  site_key     text   not null,
  day          date   not null,
  member_id    bigint not null,
  visitor_hash text   not null check (visitor_hash ~ '^[0-9a-f]{64}$'),
  primary key (site_key, day, member_id, visitor_hash)
);
create table invite_salts (
  site_key text not null,
  day      date not null,
  salt     text not null,
  primary key (site_key, day)
);
