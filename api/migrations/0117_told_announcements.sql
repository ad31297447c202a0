-- Whether open tabs have been told of an announcement, as it is now (G10, G56); null while they have not.
alter table announcements add column told_at timestamptz null;
update announcements set told_at = published_at where published_at <= now();
create index announcements_untold on announcements (published_at) where told_at is null;
