import type { ReleaseMap } from '@mosaico/shared/contract';
import type { Settable } from '../platform/live.ts';
import { readReleaseMap } from './release-map.ts';

export interface FollowMapParts {
  readonly map: Settable<ReleaseMap>;
  /** Opens the edge's stream of map changes. */
  readonly connect: () => Pick<EventSource, 'addEventListener' | 'close'>;
  readonly fetchText: () => Promise<string>;
  readonly report: (error: unknown) => void;
}

/**
 * Keeps the release map of an open tab up to date: the stream tells the newest revision, the map is fetched when it is
 * another one. What the change means is up to the outlets. The browser reconnects the stream by itself.
 */
export function followMap({ map, connect, fetchText, report }: FollowMapParts): () => void {
  const events = connect();
  let fetching = false;

  async function fetchMap(): Promise<void> {
    if (fetching) return;
    fetching = true;
    try {
      const next = readReleaseMap(await fetchText(), report);
      // A map that cannot be read has no revision: the one at hand is better.
      if (next.revision > 0) map.set(next);
    } catch {
      // The edge is out of reach: the next message is the next occasion.
    } finally {
      fetching = false;
    }
  }

  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (revisionIn(data) !== map.value.revision) void fetchMap();
  });
  return () => events.close();
}

function revisionIn(data: string): number {
  try {
    return Number((JSON.parse(data) as { revision?: unknown }).revision);
  } catch {
    return NaN;
  }
}
