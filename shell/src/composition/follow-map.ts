import { whenPutAside } from '../platform/put-aside.ts';
import type { Composition } from './composition.ts';
import { readReleaseMap } from './release-map.ts';

export interface FollowMapParts {
  readonly composition: Pick<Composition, 'set' | 'latestRevision'>;
  /** Opens the edge's stream of map changes. */
  readonly connect: () => Pick<EventSource, 'addEventListener' | 'close'>;
  readonly fetchText: () => Promise<string>;
  readonly report: (error: unknown) => void;
  readonly window: Pick<Window, 'addEventListener'> & {
    readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  };
}

/**
 * Keeps the release map of an open tab up to date: the stream tells the newest revision, the map is fetched when it is
 * another one. The outlets decide what a change means for them. The browser reconnects the stream by itself. A page that is not seen
 * has none (0089); one that the browser has put aside asks for the map when it is back.
 */
export function followMap({ composition, connect, fetchText, report, window }: FollowMapParts): () => void {
  const { document } = window;
  let events: ReturnType<typeof connect> | null = null;
  let fetching = false;

  async function fetchMap(): Promise<void> {
    if (fetching) return;
    fetching = true;
    try {
      const next = readReleaseMap(await fetchText(), report);
      // A map that cannot be read has revision 0: the current one stays.
      if (next.revision > 0) composition.set(next);
    } catch {
      // The edge cannot be reached: the next message of the stream tries again.
    } finally {
      fetching = false;
    }
  }

  function listen(): ReturnType<typeof connect> {
    const stream = connect();
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (revisionIn(data) !== composition.latestRevision) void fetchMap();
    });
    return stream;
  }

  function rest(): void {
    events?.close();
    events = null;
  }
  function followSight(): void {
    if (document.visibilityState === 'visible') events ??= listen();
    else rest();
  }

  followSight();
  document.addEventListener('visibilitychange', followSight);
  whenPutAside(window, {
    rest,
    wake() {
      followSight();
      void fetchMap();
    },
  });
  return () => {
    document.removeEventListener('visibilitychange', followSight);
    rest();
  };
}

function revisionIn(data: string): number {
  try {
    return Number((JSON.parse(data) as { revision?: unknown }).revision);
  } catch {
    return NaN;
  }
}
