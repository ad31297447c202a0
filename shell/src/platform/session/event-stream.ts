import type { Answer } from '@mosaico/shared/api';
import { readServerEvents } from './server-events.ts';
import { createWaits, type PagePresence } from './waits.ts';

/** What the server tells one member: it arrives on this stream and nowhere else. */
export type MemberEvent = Answer<'GET /api/stream'>;

export interface EventStreamParts extends PagePresence {
  /** Address of the stream. */
  readonly url: () => string;
  readonly token: () => string | null;
  readonly fetch: typeof fetch;
  readonly onEvent: (event: MemberEvent) => void;
  /** The stream is open again after a gap: facts may have been missed. */
  readonly onResume: () => void;
  /** The server refused this token. */
  readonly onUnauthenticated: (token: string) => void;
}

/**
 * Follows the member's events while a token is there: `fetch` with the bearer header, so that the token is never in an
 * address (G10). Reconnects with growing, scattered waits, and only while the page is seen; coming back reconnects at once.
 *
 * @returns stops it
 */
export function followEventStream(parts: EventStreamParts): () => void {
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

/** One connection, until it ends. @returns true when another attempt makes no sense */
async function connect(parts: EventStreamParts, stop: AbortSignal, onOpen: () => void): Promise<boolean> {
  const token = parts.token();
  if (!token) return true;
  // An open connection would keep the page from being put aside; when the page is seen again it connects anew.
  const rest = new AbortController();
  const endIt = () => rest.abort();
  parts.window.addEventListener('pagehide', endIt);
  const signal = AbortSignal.any([stop, rest.signal]);
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
    // The connection broke: the next attempt follows.
  } finally {
    parts.window.removeEventListener('pagehide', endIt);
  }
  return false;
}

function deliver(data: string, onEvent: (event: MemberEvent) => void): void {
  let event: MemberEvent;
  try {
    event = JSON.parse(data) as MemberEvent;
  } catch {
    return; // A proxy on the way may write text into the stream that is none of our events.
  }
  onEvent(event);
}
