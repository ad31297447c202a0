-- The second factor by authenticator app, and logins between their two steps (A39, A63, G54).

create table second_factors (
  site_key         text        not null,
  member_id        bigint      not null,
  -- AES-256-GCM under the data key: `v1.` and base64url of nonce, tag and text.
  secret           text        not null,
  begun_at         timestamptz not null,
  -- Null while the member has not shown yet that their app has the secret.
  enabled_at       timestamptz null,
  -- The time step of the last code that was taken: a code of this step or an earlier one is not taken again.
  last_step        bigint      not null default 0,
  -- Since the last right code.
  wrong_tries      integer     not null default 0,
  locked_until     timestamptz null,
  primary key (site_key, member_id),
  foreign key (site_key, member_id) references members (site_key, id)
);

create table recovery_codes (
  site_key   text   not null,
  member_id  bigint not null,
  -- Keyed hash; the code is shown once, when it is made, and its row goes when it is used.
  code_hash  text   not null,
  primary key (site_key, member_id, code_hash),
  foreign key (site_key, member_id) references second_factors (site_key, member_id) on delete cascade
);

-- A login whose password was right and whose code is missing.
create table login_challenges (
  -- sha-256 (hex); the challenge itself is not stored
  challenge_hash text        primary key,
  site_key       text        not null,
  member_id      bigint      not null,
  -- sha-256 (hex) of the stored password that was judged: another password ends the login.
  judged_hash    text        not null,
  expires_at     timestamptz not null,
  -- Once it has opened a session: keyed hash of the code, and the session. The same code again, after a lost answer, gets that session.
  code_hash      text        null,
  session_id     bigint      null references sessions (id) on delete cascade,
  foreign key (site_key, member_id) references members (site_key, id)
);
create index login_challenges_end on login_challenges (expires_at);
create index login_challenges_session on login_challenges (session_id) where session_id is not null;
