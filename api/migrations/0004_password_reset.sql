-- A verification code is a picture, of which the hash of the answer is kept, or work for the browser (G40).
alter table captchas alter column answer_hash drop not null;
-- JSON of the work as it was handed out
alter table captchas add column challenge text;
alter table captchas add constraint captchas_one_kind check ((answer_hash is null) <> (challenge is null));

-- Codes for a forgotten password (G9). Only the newest one of a member counts.
create table password_codes (
  id bigint generated always as identity primary key,
  site_key text not null,
  member_id bigint not null,
  -- HMAC (hex) of the six digits
  code_hash text not null,
  wrong_tries smallint not null default 0 check (wrong_tries >= 0),
  is_used boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  foreign key (site_key, member_id) references members (site_key, id)
);
create index password_codes_by_member on password_codes (site_key, member_id, id desc);
create index password_codes_by_age on password_codes (created_at);

-- Whoever blocks a member, and however: their sessions end in the same transaction, for good (G26).
create function end_sessions_of_blocked_member() returns trigger language plpgsql as $$
begin
  delete from sessions where site_key = new.site_key and member_id = new.id;
  return null;
end;
$$;
create trigger members_blocked after update of status on members
  for each row when (new.status <> 1) execute function end_sessions_of_blocked_member();
