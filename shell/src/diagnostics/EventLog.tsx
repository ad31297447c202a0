import { tokens } from '@mosaico/shared/ui';
import type { BusEvent } from '../platform/bus.ts';
import { publicPayload } from './report.ts';

/** The recent events of the bus, newest first, without what is personal. */
export function EventLog({ events }: { readonly events: readonly BusEvent[] }) {
  return (
    <section aria-labelledby="events-title" css={section}>
      <h2 id="events-title" css={title}>
        Events ({events.length})
      </h2>
      {events.length === 0 && <p>Nothing has happened yet.</p>}
      <ol aria-label="Recent events" css={list}>
        {events.toReversed().map(({ at, name, payload }, index) => (
          <li key={events.length - index} css={entry}>
            <time dateTime={new Date(at).toISOString()} css={when}>
              {new Date(at).toISOString().slice(11, 23)}
            </time>
            <span css={{ fontWeight: tokens.font.weight.medium }}>{name}</span>
            <code css={what}>{JSON.stringify(publicPayload(payload))}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}

const section = { display: 'grid', gap: tokens.space[3] } as const;
const title = { fontSize: tokens.font.size.title } as const;
const list = {
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
} as const;
const entry = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.space[3],
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  fontSize: tokens.font.size.small,
  '& + &': { boxShadow: `inset 0 1px 0 ${tokens.color.hairline}` },
} as const;
const when = { color: tokens.color.textFaint, fontVariantNumeric: 'tabular-nums' } as const;
const what = {
  gridColumn: '1 / -1',
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.tiny,
  overflowWrap: 'anywhere',
} as const;
