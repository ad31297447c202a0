-- The withdrawal password (R99, R137). Five wrong tries lock it for a day (A51), whatever becomes of it meanwhile.
create table withdrawal_passwords (
  site_key      text        not null,
  member_id     bigint      not null,
  password_hash text        not null,
  wrong_tries   int         not null default 0 check (wrong_tries between 0 and 4),
  locked_until  timestamptz null,
  set_at        timestamptz not null,
  primary key (site_key, member_id),
  foreign key (site_key, member_id) references members (site_key, id)
);

-- What was given for the login password: one use, for one session and purpose (G2, A39). They end with their session.
create table password_tickets (
  -- sha-256 (hex); the ticket itself is not stored
  ticket_hash text        primary key,
  site_key    text        not null,
  session_id  bigint      not null references sessions (id) on delete cascade,
  purpose     text        not null check (purpose in ('withdrawal_password', 'pix_key')),
  expires_at  timestamptz not null
);
create index password_tickets_session on password_tickets (session_id);
