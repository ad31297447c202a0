import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { endpoints } from '@mosaico/shared/api';
import type { Log } from './log.ts';
import type { MemberEvents, ToldEvent } from './member-events.ts';
import { reasonOf } from './reason-of.ts';

const CHANNEL = 'member_events';
/** PostgreSQL refuses a payload of 8,000 bytes, and with it all others of the same statement. */
const MOST_PAYLOAD_BYTES = 7_900;
/** Told with one statement, while the one before is under way. */
const MOST_PER_STATEMENT = 500;
/** Kept while the database is away. What is dropped beyond it, streams read anew. */
const MOST_WAITING = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 5_000;
/** How often a silent connection is asked whether it still stands. */
const PROBE_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** What a process tells the others. Another release may have told it: what this one does not know is left out. */
const message = z
  .object({
    /** The process it comes from: it has told its own streams already. */
    from: z.string(),
    event: endpoints['GET /api/stream'].response,
  })
  .and(z.union([z.object({ memberId: z.int() }), z.object({ siteKey: z.string() })]));

/**
 * Carries events for members' open tabs between the API processes on one PostgreSQL, over a connection of its own
 * (docs/decisions/0025). A connection that is lost is replaced; because of what may have been told meanwhile, `events.miss()`
 * follows each new one.
 */
export class MemberEventRelay {
  readonly #url: string;
  readonly #processId: string;
  readonly #events: MemberEvents;
  readonly #log: Log;
  readonly #stop = new AbortController();
  readonly #waiting: string[] = [];
  #client: pg.Client | null = null;
  #isTelling = false;
  #running: Promise<void> = Promise.resolve();

  /** @param processId distinguishes this process from all others on the database */
  constructor(url: string, processId: string, events: MemberEvents, log: Log) {
    this.#url = url;
    this.#processId = processId;
    this.#events = events;
    this.#log = log;
  }

  /** Listens and tells from now on. @throws the database's error when the first connection fails */
  async open(): Promise<void> {
    const published = this.#events.published.subscribe((told) => this.#tell(told));
    this.#stop.signal.addEventListener('abort', () => published.unsubscribe());
    const first = await this.#connect();
    this.#running = this.#keepConnected(first);
  }

  /** Tells what still waits, if the connection stands, and closes it. */
  async close(): Promise<void> {
    await this.#tellWaiting();
    this.#stop.abort();
    await this.#client?.end();
    await this.#running;
  }

  async #keepConnected(first: Connection): Promise<void> {
    const { signal } = this.#stop;
    let connection: Connection | null = first;
    for (let failures = 0; !signal.aborted; failures += 1) {
      if (connection) {
        await this.#untilLost(connection);
        failures = 0;
      }
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) connection = await this.#connect().catch((error: unknown) => this.#report(error));
    }
    await this.#client?.end();
  }

  async #connect(): Promise<Connection> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      application_name: 'mosaico-events',
    });
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => {}); // `end` follows; without a listener the error would end the process
    client.on('notification', ({ payload }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    this.#events.miss();
    void this.#tellWaiting();
    return { client, lost };
  }

  /** A connection that no longer answers counts as lost. */
  async #untilLost({ client, lost }: Connection): Promise<void> {
    const giveUp = () => void client.end().catch(() => undefined);
    const probing = setInterval(() => client.query('select 1').catch(giveUp), PROBE_MS);
    await lost;
    clearInterval(probing);
    this.#client = null;
  }

  #report(error: unknown): null {
    this.#log.warn({ reason: reasonOf(error) }, 'no connection for the events of other processes');
    return null;
  }

  #tell(told: ToldEvent): void {
    const payload = JSON.stringify({ ...told, from: this.#processId } satisfies z.input<typeof message>);
    if (Buffer.byteLength(payload) > MOST_PAYLOAD_BYTES || this.#waiting.length >= MOST_WAITING) {
      this.#log.warn({ type: told.event.type }, 'an event was not told to the other processes');
      return;
    }
    this.#waiting.push(payload);
    void this.#tellWaiting();
  }

  /** What cannot be told stays, and is told over the next connection. */
  async #tellWaiting(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      while (this.#client && this.#waiting.length > 0) {
        const batch = this.#waiting.slice(0, MOST_PER_STATEMENT);
        await this.#client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
          CHANNEL,
          batch,
        ]);
        this.#waiting.splice(0, batch.length);
      }
    } catch (error) {
      this.#report(error);
    } finally {
      this.#isTelling = false;
    }
  }

  #hear(payload = ''): void {
    const heard = message.safeParse(jsonOf(payload));
    if (heard.success && heard.data.from !== this.#processId) this.#events.receive(heard.data);
  }
}

interface Connection {
  readonly client: pg.Client;
  readonly lost: Promise<void>;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
