-- The sandbox of e-mail and SMS: every message that the site sent, kept for a day.
create table sandbox_messages (
  id bigint generated always as identity primary key,
  site_key text not null references sites (key),
  channel text not null check (channel in ('email', 'sms')),
  -- e-mail address in lower case, or E.164
  recipient text not null,
  -- empty for an SMS
  subject text not null,
  body text not null,
  sent_at timestamptz not null
);
create index sandbox_messages_by_recipient on sandbox_messages (site_key, recipient, id desc);
create index sandbox_messages_by_age on sandbox_messages (sent_at);
