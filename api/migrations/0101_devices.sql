-- Sessions say from which device they are, and devices that a member has logged in from before are known (R66, G26, G54).

alter table sessions
  -- What the browser said it was, and the network it came from with its last part masked. Empty for sessions from before.
  add column user_agent text not null default '',
  add column network    text not null default '',
  add column method     text not null default 'password'
    check (method in ('password', 'registration', 'password_and_code', 'passkey'));

-- A browser that a member has logged in from. It keeps a random name of itself and sends it at each login.
create table member_devices (
  site_key      text        not null,
  member_id     bigint      not null,
  -- Keyed hash of the name, which is another one for each member.
  device_hash   text        not null,
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null,
  primary key (site_key, member_id, device_hash),
  foreign key (site_key, member_id) references members (site_key, id)
);

-- Which purposes there are is said by the contract: a new one is no change of the database.
alter table password_tickets drop constraint if exists password_tickets_purpose_check;
alter table password_tickets add constraint password_tickets_purpose_name check (purpose ~ '^[a-z_]{3,32}$') not valid;
