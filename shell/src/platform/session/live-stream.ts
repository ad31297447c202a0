import type { Answer } from '@mosaico/shared/api';
import { readServerEvents } from './server-events.ts';
import { createWaits, type PagePresence } from './waits.ts';

export type StreamEvent = Answer<'GET /api/stream'>;

export interface StreamParts extends PagePresence {
  /** Address of the stream. */
  readonly url: () => string;
  readonly token: () => string | null;
  readonly fetch: typeof fetch;
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream is open again after a gap: facts may have been missed. */
  readonly onResume: () => void;
  /** The server refused this token. */
  readonly onUnauthenticated: (token: string) => void;
}

/**
 * Follows the member's live events while a token is there: `fetch` with the bearer header, so that the token is never in an
 * address (G10). Reconnects with growing, scattered waits, and only while the page is seen; coming back reconnects at once.
 *
 * @returns stops it
 */
export function followStream(parts: StreamParts): () => void {
  const stop = new AbortController();
  const waits = createWaits(parts);

  async function run(): Promise<void> {
    for (let connections = 0; ;) {
      const isOver = await connect(parts, stop.signal, () => {
        waits.reset();
        if (connections > 0) parts.onResume();
        connections += 1;
      });
      if (isOver || stop.signal.aborted) return waits.stop();
      await waits.next();
      if (stop.signal.aborted) return;
    }
  }

  void run();
  return () => {
    stop.abort();
    waits.stop();
  };
}

/** One connection, until it ends. @returns true when there is no sense in another one */
async function connect(parts: StreamParts, signal: AbortSignal, onOpen: () => void): Promise<boolean> {
  const token = parts.token();
  if (!token) return true;
  try {
    const response = await parts.fetch(parts.url(), {
      headers: { Authorization: `Bearer ${token}` },
      signal,
      cache: 'no-store',
    });
    if (response.status === 401) {
      parts.onUnauthenticated(token);
      return true;
    }
    if (!response.ok || !response.body) return false;
    onOpen();
    for await (const data of readServerEvents(response.body)) deliver(data, parts.onEvent);
  } catch {
    // A broken connection is no news: the next attempt follows.
  }
  return false;
}

function deliver(data: string, onEvent: (event: StreamEvent) => void): void {
  let event: StreamEvent;
  try {
    event = JSON.parse(data) as StreamEvent;
  } catch {
    return; // not ours
  }
  onEvent(event);
}
