-- A member's rounds, the latest first.
create index game_rounds_records on game_rounds (site_key, member_id, opened_at, round_id);
