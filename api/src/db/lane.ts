import pg from 'pg';
import type { Availability } from './availability.ts';
import { Lease } from './lease.ts';
import { DatabaseUnavailable, type Unavailability, unavailabilityOf } from './unavailable.ts';
import type { Work, WorkLimits } from './work.ts';

/** The connections of one kind of work. */
export class Lane {
  readonly options: pg.PoolConfig;
  readonly #work: Work;
  readonly #limits: WorkLimits;
  readonly #availability: Availability;
  readonly #leases = new Set<Lease>();
  /** Ends the wait of those that have no connection yet. */
  readonly #waiting = new Set<(reason: DatabaseUnavailable) => void>();
  #pool: pg.Pool;

  constructor(work: Work, limits: WorkLimits, connection: pg.ClientConfig, availability: Availability) {
    this.#work = work;
    this.#limits = limits;
    this.#availability = availability;
    this.options = {
      ...connection,
      max: limits.connections,
      connectionTimeoutMillis: limits.waitMs,
      lock_timeout: limits.lockMs,
      statement_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.wholeMs,
    };
    this.#pool = openPool(this.options);
  }

  /** @throws DatabaseUnavailable within `waitMs`, or at once when it is known already */
  async connect(): Promise<Lease> {
    this.#availability.assertUsable(this.#work);
    const client = await this.#client().catch((error: unknown) => this.#refuse(error));
    const rules = { wholeMs: this.#limits.wholeMs, preparesAll: this.#work === 'money' };
    const lease = new Lease(client, rules, this.#availability, (ended) => this.#leases.delete(ended));
    this.#leases.add(lease);
    return lease;
  }

  /** One statement outside Kysely. */
  async query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const lease = await this.connect();
    try {
      return await lease.query(statement);
    } finally {
      lease.release();
    }
  }

  /** Gives up all connections, also those in use and those that are waited for: the server behind them cannot be used. */
  renew(trouble: Unavailability): void {
    const old = this.#pool;
    this.#pool = openPool(this.options);
    for (const lease of this.#leases) lease.abort('lost');
    for (const end of this.#waiting) end(new DatabaseUnavailable(trouble));
    this.#waiting.clear();
    // It ends when the last connection is closed; a server that is silent never says goodbye.
    void old.end();
  }

  /** Connections that are open, of these without work, and calls that wait for one. */
  use(): { total: number; idle: number; waiting: number } {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { total, idle, waiting };
  }

  /** Resolves when the work under way has ended. */
  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }

  /** A client of the pool; one that comes after the wait was ended is put away. */
  #client(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#pool.connect().then(
        (client) => {
          if (this.#waiting.delete(reject)) resolve(client);
          else client.release(true);
        },
        (error: unknown) => {
          this.#waiting.delete(reject);
          reject(error);
        },
      );
    });
  }

  /** A pool says in words alone that all its connections stayed in use; every other failure is the server's. */
  #refuse(error: unknown): never {
    if (error instanceof DatabaseUnavailable) throw error;
    if (error instanceof Error && error.message === 'timeout exceeded when trying to connect')
      throw new DatabaseUnavailable('busy', error);
    const reason = unavailabilityOf(error) ?? 'unreachable';
    this.#availability.note(reason);
    throw new DatabaseUnavailable(reason, error);
  }
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // Without a listener the loss of a connection would end the process. The pool replaces an idle one by itself; one in use
  // fails the statement that runs, or the next one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
