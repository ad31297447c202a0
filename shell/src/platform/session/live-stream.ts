import type { Answer } from '@mosaico/shared/api';
import { readServerEvents } from './server-events.ts';

export type StreamEvent = Answer<'GET /api/stream'>;

export interface StreamParts {
  /** Address of the stream. */
  readonly url: () => string;
  readonly token: () => string | null;
  readonly fetch: typeof fetch;
  readonly random: () => number;
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream is open again after a gap: facts may have been missed. */
  readonly onResume: () => void;
  /** The server refused this token. */
  readonly onUnauthenticated: (token: string) => void;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Follows the member's live events while a token is there: `fetch` with the bearer header, so that the token is never in an
 * address (G10). Reconnects with growing, scattered waits, and only while the page is seen; coming back reconnects at once.
 *
 * @returns stops it
 */
export function followStream(parts: StreamParts): () => void {
  const stop = new AbortController();
  let hurry: () => void = () => undefined;
  const onVisible = () => parts.document.visibilityState === 'visible' && hurry();
  parts.document.addEventListener('visibilitychange', onVisible);

  async function run(): Promise<void> {
    for (let failures = 0, connections = 0; !stop.signal.aborted; failures += 1) {
      const isOver = await connect(parts, stop.signal, () => {
        failures = -1;
        if (connections > 0) parts.onResume();
        connections += 1;
      });
      if (isOver || stop.signal.aborted) return;
      await wait(
        Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures)) * (0.5 + parts.random() / 2),
      );
    }
  }
  /** Ends after the time when the page is seen, else when it is seen again. */
  function wait(waitMs: number): Promise<void> {
    return new Promise((resolve) => {
      hurry = resolve;
      stop.signal.addEventListener('abort', () => resolve(), { once: true });
      setTimeout(() => parts.document.visibilityState === 'visible' && resolve(), waitMs);
    });
  }

  void run();
  return () => {
    stop.abort();
    parts.document.removeEventListener('visibilitychange', onVisible);
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
