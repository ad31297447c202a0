/** What the answers of HTTP/1 and HTTP/2 have in common. */
export interface Stream {
  readonly writable: boolean;
  write(text: string): unknown;
  end(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** How many streams somebody may have open: a member, a network. */
export interface StreamLimit {
  readonly who: string;
  readonly most: number;
}

/** A browser that is told to reconnect comes back after the first time at the earliest, and the second one at the latest. */
const RECONNECT_FIRST_MS = 1_000;
const RECONNECT_LAST_MS = 5_000;

/** The server-sent event streams that a process has open: how many each caller has, and how all of them end. */
export class OpenStreams {
  readonly #open = new Set<Stream>();
  readonly #counts = new Map<string, number>();
  readonly #random: () => number;

  /** @param random number in [0, 1) */
  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /**
   * Counts a stream until it is closed.
   *
   * @returns false when somebody it counts for has as many as they may: it is not counted then
   */
  take(stream: Stream, limits: readonly StreamLimit[]): boolean {
    if (limits.some(({ who, most }) => (this.#counts.get(who) ?? 0) >= most)) return false;
    this.#open.add(stream);
    for (const { who } of limits) this.#count(who, 1);
    stream.once('close', () => {
      this.#open.delete(stream);
      for (const { who } of limits) this.#count(who, -1);
    });
    return true;
  }

  /** Ends a stream and tells the browser when to come back: not all at the same moment. */
  end(stream: Stream): void {
    if (!stream.writable) return;
    const waitMs = RECONNECT_FIRST_MS + (RECONNECT_LAST_MS - RECONNECT_FIRST_MS) * this.#random();
    stream.write(`retry: ${Math.round(waitMs)}\n\n`);
    stream.end();
  }

  endAll(): void {
    for (const stream of this.#open) this.end(stream);
  }

  #count(who: string, change: 1 | -1): void {
    const streams = (this.#counts.get(who) ?? 0) + change;
    if (streams === 0) this.#counts.delete(who);
    else this.#counts.set(who, streams);
  }
}
