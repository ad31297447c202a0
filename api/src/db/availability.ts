import { DatabaseUnavailable, type Unavailability } from './unavailable.ts';
import { CHECK_EVERY_MS, type Work } from './work.ts';

/** Asks the server, on a connection of its own, what is wrong; null when nothing is. Answers within `CHECK_WITHIN_MS`. */
export type Check = (known: Unavailability | null) => Promise<Unavailability | null>;

interface Listener {
  /** The server cannot be used at all: connections made before are worth nothing. */
  readonly onGone: (trouble: Unavailability) => void;
  readonly onChange: (trouble: Unavailability | null) => void;
}

/** States in which nothing works. With too many connections, those that are open go on working. */
const GONE: ReadonlySet<Unavailability> = new Set(['unreachable', 'silent', 'starting']);
const NO_WRITES: ReadonlySet<Unavailability> = new Set(['full', 'read_only']);
const READING: ReadonlySet<Work> = new Set(['reads', 'audits']);

/**
 * Remembers that the database cannot be used, so that calls are refused at once instead of each after a time-out, and checks
 * until it can.
 */
export class Availability {
  readonly #ask: Check;
  readonly #listener: Listener;
  #trouble: Unavailability | null = null;
  #checking: Promise<Unavailability | null> | null = null;
  #answers = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(ask: Check, listener: Listener) {
    this.#ask = ask;
    this.#listener = listener;
  }

  /** @throws DatabaseUnavailable when this kind of work is known to be impossible now */
  assertUsable(work: Work): void {
    const trouble = this.#trouble;
    if (trouble && (GONE.has(trouble) || (NO_WRITES.has(trouble) && !READING.has(work))))
      throw new DatabaseUnavailable(trouble);
  }

  /** The server answered a statement, with rows or with an error. */
  sawAnswer(): void {
    this.#answers += 1;
  }

  /** A statement or a connection failed for this reason. */
  note(reason: Unavailability): void {
    if (NO_WRITES.has(reason)) this.#change(reason);
    if (reason !== 'busy' && reason !== 'locked' && reason !== 'slow') void this.check();
  }

  /** What is wrong now. Everybody who asks at the same time gets the same answer. */
  check(): Promise<Unavailability | null> {
    this.#checking ??= this.#check().finally(() => (this.#checking = null));
    return this.#checking;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #check(): Promise<Unavailability | null> {
    clearTimeout(this.#timer);
    const answersBefore = this.#answers;
    const found = await this.#ask(this.#trouble);
    // A server that is too busy for a new connection, and meanwhile answers those that are open, is not gone.
    const isAlive = this.#answers > answersBefore;
    this.#change(found && GONE.has(found) && isAlive ? null : found);
    if (this.#trouble && !this.#isClosed)
      this.#timer = setTimeout(() => void this.check(), CHECK_EVERY_MS).unref();
    return found;
  }

  #change(trouble: Unavailability | null): void {
    if (trouble === this.#trouble || this.#isClosed) return;
    const wasGone = this.#trouble !== null && GONE.has(this.#trouble);
    this.#trouble = trouble;
    if (trouble && GONE.has(trouble) && !wasGone) this.#listener.onGone(trouble);
    this.#listener.onChange(trouble);
  }
}
