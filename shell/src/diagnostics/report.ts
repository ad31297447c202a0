import type { BusEvent } from '../platform/bus.ts';
import type { AreaState } from './area-states.ts';

/** Facts of the page that may be shown to anybody. */
export interface PageFacts {
  readonly site: string;
  readonly host: string;
  readonly platform: string;
  readonly shell: string;
  readonly revision: number;
  readonly language: string;
  readonly features: readonly string[];
  readonly isMember: boolean;
  readonly browser: string;
}

/** Fields of events that tell nothing of a person or their money; every other value stays in the tab. */
const PUBLIC_FIELDS = new Set([
  'area',
  'version',
  'stage',
  'reference',
  'durationMs',
  'reason',
  'value',
  'messageSet',
  'isFavourite',
]);

/** The payload of an event, without what is personal. Pure. */
export function publicPayload(payload: unknown): Readonly<Record<string, unknown>> {
  if (typeof payload !== 'object' || payload === null) return {};
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [key, PUBLIC_FIELDS.has(key) ? value : '(kept back)']),
  );
}

/** A report for a ticket: plain text, without personal data. Pure. */
export function reportOf(
  facts: PageFacts,
  areas: readonly AreaState[],
  events: readonly BusEvent[],
  at: Date,
): string {
  return [
    `Composition of ${facts.host} at ${at.toISOString()}`,
    ...Object.entries(facts).map(([key, value]) => `${key}: ${String(value)}`),
    '',
    ...areas.map(
      ({ area, version, lastKnownGood, platform, state, detail, source }) =>
        `${area} ${version} (platform ${platform}, falls back to ${lastKnownGood ?? 'nothing'}): ${state} ${detail}\n  ${source}`,
    ),
    '',
    ...events.map(
      ({ at: eventAt, name, payload }) =>
        `${new Date(eventAt).toISOString()} ${name} ${JSON.stringify(publicPayload(payload))}`,
    ),
  ].join('\n');
}
