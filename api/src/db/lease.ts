import type pg from 'pg';
import type { Availability } from './availability.ts';
import { sqlState } from './sql-state.ts';
import { DatabaseUnavailable, type Unavailability, unavailabilityOf } from './unavailable.ts';
import { asPrepared } from './prepared-statements.ts';
import { SUSPICIOUS_AFTER_MS } from './work.ts';

/** A connection that is taken from its pool for one piece of work. */
export class Lease {
  readonly #client: pg.PoolClient;
  readonly #preparesAll: boolean;
  readonly #availability: Availability;
  readonly #onEnd: (lease: Lease) => void;
  readonly #deadline: NodeJS.Timeout;
  /** Why the connection was closed under the work, if it was. */
  #broken: Unavailability | null = null;

  constructor(
    client: pg.PoolClient,
    { wholeMs, preparesAll }: { readonly wholeMs: number; readonly preparesAll: boolean },
    availability: Availability,
    onEnd: (lease: Lease) => void,
  ) {
    this.#client = client;
    this.#preparesAll = preparesAll;
    this.#availability = availability;
    this.#onEnd = onEnd;
    this.#deadline = setTimeout(() => this.abort('slow'), wholeMs);
    client.once('error', this.#onLost);
  }

  /**
   * Runs a statement.
   *
   * @throws the server's error; DatabaseUnavailable when the connection is lost or was closed because of its limit
   */
  async query(statement: string | pg.QueryConfig, parameters?: readonly unknown[]): Promise<pg.QueryResult> {
    const suspicion = setTimeout(() => void this.#availability.check(), SUSPICIOUS_AFTER_MS);
    try {
      const result = await this.#client.query(asPrepared(statement, parameters, this.#preparesAll));
      this.#availability.sawAnswer();
      return result;
    } catch (error) {
      throw this.#explained(error);
    } finally {
      clearTimeout(suspicion);
    }
  }

  /** Closes the connection whatever it is doing; the statement that runs fails with this reason. */
  abort(reason: Unavailability): void {
    this.#broken ??= reason;
    // Not `end()`: it says goodbye first, and waits for a server that may be silent.
    this.#client.connection.stream.destroy();
  }

  release(isUnfit = false): void {
    clearTimeout(this.#deadline);
    this.#client.off('error', this.#onLost);
    this.#onEnd(this);
    this.#client.release(isUnfit || this.#broken !== null);
  }

  /** The driver tells it here, and nowhere else when no statement is running. */
  readonly #onLost = (): void => {
    this.#broken ??= 'lost';
    this.#availability.note('lost');
  };

  #explained(error: unknown): unknown {
    if (this.#broken) return new DatabaseUnavailable(this.#broken, error);
    const reason = unavailabilityOf(error);
    if (reason === 'lost') this.#broken = reason;
    else if (sqlState(error)) this.#availability.sawAnswer();
    if (reason) this.#availability.note(reason);
    return error;
  }
}
