-- What an operator sets for a site (G34): switches, links, the advertisement, the terms; and who accepted which terms.

create function is_text_in_every_language(texts jsonb) returns boolean language sql immutable as $$
  select texts ?& array['pt', 'en', 'cn', 'ch', 'vi', 'id', 'th', 'msa']
    and not jsonb_path_exists(texts, 'strict $.* ? (@.type() != "string" || @ == "")')
$$;

create function is_advertisement_in_every_language(texts jsonb, has_action boolean) returns boolean language sql immutable as $$
  select texts ?& array['pt', 'en', 'cn', 'ch', 'vi', 'id', 'th', 'msa']
    and not jsonb_path_exists(texts, 'strict $.* ? (@.type() != "object")')
    and not jsonb_path_exists(texts, 'lax $.* ? (!exists(@.title) || !exists(@.text))')
    and not (has_action and jsonb_path_exists(texts, 'lax $.* ? (!exists(@.action))'))
    and not jsonb_path_exists(texts, 'lax $.*.* ? (@.type() != "string" || @ == "")')
$$;

-- Path of a picture within the site; null shows the drawn logo (R178).
alter table sites add column logo text check (logo ~ '^/[A-Za-z0-9][A-Za-z0-9/_.-]*$');

-- Present means on (A2, R257).
create table site_features (
  site_key text not null references sites (key),
  feature text not null check (feature in ('diagnostics', 'all_languages', 'chat_rain')),
  primary key (site_key, feature)
);

-- Where else the site can be found (R116, R181).
create table site_links (
  site_key text not null references sites (key),
  name text not null check (name <> ''),
  -- one of the UI kit's icons
  icon text not null check (icon ~ '^[a-z][a-z-]*$'),
  -- https only, no credentials
  url text not null check (length(url) <= 500 and url ~ '^https://[a-z0-9.-]+(:[0-9]+)?(/[^[:space:][:cntrl:]]*)?$'),
  sort_order integer not null,
  primary key (site_key, name)
);

-- What the reminder on Home says (R77). "Do not remind again" counts for one id: another content takes another id (R79).
create table site_advertisements (
  site_key text primary key references sites (key),
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  -- {"pt": {"title", "text", "action"}, ...}; "action" is the label of the button
  texts jsonb not null,
  -- path within the site where the button leads; null: no button
  action_to text check (action_to ~ '^/([a-z0-9][A-Za-z0-9/_?=&-]*)?$'),
  check (is_advertisement_in_every_language(texts, action_to is not null))
);

-- Versions of the terms of use (R258).
create table site_terms (
  site_key text not null references sites (key),
  version integer not null check (version >= 1),
  published_at timestamptz not null,
  effective_at timestamptz not null,
  -- {"pt": "...", ...}: what changes, in one or two sentences
  summary jsonb not null check (is_text_in_every_language(summary)),
  primary key (site_key, version),
  -- The first terms are in force from the start; later ones are announced two weeks ahead. In hours: a day's length
  -- depends on the time zone of the connection.
  constraint site_terms_notice check (
    case when version = 1 then effective_at = published_at else effective_at >= published_at + interval '336 hours' end)
);

-- What members have agreed to cannot be reworded behind their back.
create function site_terms_stay() returns trigger language plpgsql as $$
begin
  raise exception 'terms: a version stays as it was published; publish another one' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger site_terms_stay before update or delete on site_terms for each row execute function site_terms_stay();

create table member_consents (
  site_key text not null,
  member_id bigint not null,
  version integer not null,
  accepted_at timestamptz not null,
  -- without its last part: enough to tell where from
  ip_masked text not null,
  primary key (site_key, member_id, version),
  foreign key (site_key, member_id) references members (site_key, id),
  foreign key (site_key, version) references site_terms (site_key, version)
);

-- Sites that were there before their terms were: a first version, in force before they began.
insert into site_terms (site_key, version, published_at, effective_at, summary)
select key, 1, timestamptz '2020-01-01 00:00:00Z', timestamptz '2020-01-01 00:00:00Z', jsonb_build_object(
  'pt', 'Primeira versão dos termos de uso.',
  'en', 'First version of the terms of use.',
  'cn', '使用条款的第一个版本。',
  'ch', '使用条款的第一个版本。',
  'vi', 'Phiên bản đầu tiên của điều khoản sử dụng.',
  'id', 'Versi pertama syarat penggunaan.',
  'th', 'ข้อกำหนดการใช้งานฉบับแรก',
  'msa', 'Versi pertama terma penggunaan.')
from sites;
