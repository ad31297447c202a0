-- Changes of the amount above which two people approve a withdrawal (`sites.second_review_centavos`, R123). One person proposes, another confirms: who could
-- raise it alone could also approve alone. A proposal that is made while one stands open takes its place.
create table review_limits (
  id              bigint      generated always as identity primary key,
  site_key        text        not null references sites (key),
  status          text        not null check (status in ('proposed', 'confirmed', 'replaced')),
  limit_centavos  bigint      not null check (limit_centavos >= 0),
  -- What it took the place of.
  before_centavos bigint      null,
  proposed_by     text        not null,
  proposed_at     timestamptz not null,
  note            text        not null,
  decided_by      text        null,
  decided_at      timestamptz null,
  constraint review_limits_decided check ((status = 'proposed') = (decided_by is null) and (status = 'proposed') = (decided_at is null)),
  constraint review_limits_before check ((status = 'confirmed') = (before_centavos is not null)),
  constraint review_limits_four_eyes check (status <> 'confirmed' or decided_by <> proposed_by)
);
create unique index review_limits_open on review_limits (site_key) where status = 'proposed';
create index review_limits_of_site on review_limits (site_key, id);
