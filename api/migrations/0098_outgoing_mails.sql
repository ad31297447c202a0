-- Mails that wait for their turn at the mail server (G4, A66). What is in them is sealed: codes stand in no row that can be read.
create table outgoing_mails (
  id         bigint generated always as identity primary key,
  site_key   text        not null references sites (key),
  -- recipient, subject and text, under a key of the installation
  sealed     text        not null,
  attempts   int         not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  -- not before; the end of the lease while a process is sending it
  due_at     timestamptz not null,
  -- nobody needs it after this
  expires_at timestamptz not null check (expires_at > created_at)
);
create index outgoing_mails_due on outgoing_mails (due_at);
