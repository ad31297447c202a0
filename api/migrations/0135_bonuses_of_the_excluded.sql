-- A job looks every second for open bonuses of members who have excluded themselves (docs/decisions/0084).
create index members_excluded on members (site_key, id) where excluded_at is not null;
