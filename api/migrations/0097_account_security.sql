-- What the security centre shows and changes (R66 to R69, G2 to G5, G53, A65).
alter table members add column password_set_at timestamptz null;
-- When the member has proved that the number in `phone` is theirs; a new number begins without.
alter table members add column phone_verified_at timestamptz null;

-- What the login password can be asked for once more.
alter table password_tickets drop constraint password_tickets_purpose_check;
alter table password_tickets add constraint password_tickets_purpose_check check (
  purpose in ('withdrawal_password', 'pix_key', 'password', 'email', 'phone', 'second_factor', 'passkey', 'deletion')
);

-- Codes are sent for other things than a forgotten password too. Each purpose has its own newest code.
alter table password_codes add column purpose text not null default 'password'
  check (purpose in ('password', 'email', 'phone'));

-- An address is one member's of the site. It is never empty and never in two spellings.
create unique index members_email_key on members (site_key, lower(email)) where email <> '';
