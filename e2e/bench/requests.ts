import type { CDPSession } from 'playwright';

/** One request of a page load. Times in milliseconds since the navigation began. */
export interface LoadedRequest {
  readonly url: string;
  readonly startMs: number;
  /** Undefined while it is running. */
  endMs?: number;
  /** On the wire, headers included. */
  encodedBytes: number;
  /** What made the browser ask: `parser`, `script`, `preload` … */
  readonly initiator: string;
  readonly type: string;
}

/** Notes every request of a page from now on. Call it before the navigation. */
export async function recordRequests(session: CDPSession): Promise<readonly LoadedRequest[]> {
  const requests: LoadedRequest[] = [];
  const byId = new Map<string, LoadedRequest>();
  let beginSeconds: number | undefined;
  const sinceBegin = (seconds: number) => (seconds - (beginSeconds ??= seconds)) * 1000;

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator, type }) => {
    if (!/^https?:/.test(request.url)) return;
    const startMs = sinceBegin(timestamp);
    const added: LoadedRequest = {
      url: request.url,
      startMs,
      encodedBytes: 0,
      initiator: request.isLinkPreload ? 'preload' : initiator.type,
      type: type ?? 'Other',
    };
    byId.set(requestId, added);
    requests.push(added);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = byId.get(requestId);
    if (request) Object.assign(request, { endMs: sinceBegin(timestamp), encodedBytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return requests;
}

/** Clocks of one event differ by less than this. */
const SLACK_MS = 2;

/**
 * Depth of each request in the chain of round trips: the document is 1; any other is one more than the deepest request
 * that had ended when it started. Meaningful only while latency is throttled. Pure.
 */
export function hopsOf(requests: readonly LoadedRequest[]): ReadonlyMap<LoadedRequest, number> {
  const hops = new Map<LoadedRequest, number>();
  for (const request of requests.toSorted((a, b) => a.startMs - b.startMs)) {
    const before = [...hops].filter(
      ([{ endMs }]) => endMs !== undefined && endMs <= request.startMs + SLACK_MS,
    );
    const deepest = Math.max(hops.size === 0 ? 0 : 1, ...before.map(([, hop]) => hop));
    hops.set(request, deepest + 1);
  }
  return hops;
}

export function isScript({ url, type }: LoadedRequest): boolean {
  return type === 'Script' || /\.js(?:\?|$)/.test(url);
}
