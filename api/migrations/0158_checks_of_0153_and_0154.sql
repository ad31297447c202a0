-- The constraints of 0153 and 0154 hold for the rows from before them, too: read here, where nobody waits for it.
alter table members validate constraint members_reality_check;
alter table member_devices validate constraint member_devices_browser_hash;
