-- Whether two members use one browser is known by the name that it gives itself, and no more by address and kind of browser alone: strangers behind
-- one address of a carrier with phones of one kind are two, and one phone on two networks is one (G38, G54).

-- A second keyed hash of the name, which is the same for all members of a site. Null until the member logs in with it again.
alter table member_devices add column browser_hash text null;
alter table member_devices add constraint member_devices_browser_hash check (browser_hash ~ '^[0-9a-f]{64}$') not valid;
create index member_devices_by_browser on member_devices (site_key, browser_hash) where browser_hash is not null;

-- A login from there gave no name: a page without storage, or a program. Whether those before this did is not known; who shared an address then is
-- flagged already.
alter table member_origins add column is_nameless boolean not null default false;
