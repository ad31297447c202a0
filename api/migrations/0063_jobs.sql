-- Work in the background: who does each job, and how it went (api/src/jobs).
create table jobs (
  name         text        primary key,
  -- The process that does it now, and until when nobody else does. A process that lives prolongs it in time.
  holder       uuid        null,
  held_until   timestamptz null check ((held_until is null) = (holder is null)),
  -- When its next round begins; what lies in the past was missed and is made up for.
  due_at       timestamptz not null,
  succeeded_at timestamptz null,
  -- Failures since its last success.
  failures     int         not null default 0 check (failures >= 0),
  -- Why it failed last; empty once it has succeeded.
  reason       text        not null default '',
  -- What its last success found, where that is asked for.
  found        jsonb       null
) with (fillfactor = 50);
