-- Read without a lock that keeps anybody waiting.
alter table bonuses validate constraint bonuses_outcome_check;
