import type { ErrorCode } from '@mosaico/shared/api';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { CounterStore } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';

/** A limit: `points` within `windowSeconds`; the first attempt too many begins a pause of `blockSeconds`, if given. */
export interface Limit {
  readonly points: number;
  readonly windowSeconds: number;
  readonly blockSeconds?: number;
}

/** Counts attempts. Shared by all processes when it has a store, of this process alone otherwise. Source: G25. */
export class RateLimits {
  readonly #limiters = new Map<string, RateLimiterAbstract>();
  readonly #factor: number;
  readonly #store: CounterStore | null;

  /** @param factor multiplies the points of every limit */
  constructor(factor: number, store: CounterStore | null = null) {
    this.#factor = factor;
    this.#store = store;
  }

  /**
   * Takes one attempt of `key`.
   *
   * @param name of the limit; the same name always comes with the same limit
   * @throws DomainError too_many_requests
   */
  async take(name: string, limit: Limit, key: string): Promise<void> {
    const retryAfterSeconds = await this.secondsToWait(name, limit, key);
    if (retryAfterSeconds !== null) throw tooManyAttempts('too_many_requests', retryAfterSeconds);
  }

  /** Takes one attempt of `key`: null when it is granted, else how long to wait. */
  async secondsToWait(name: string, limit: Limit, key: string): Promise<number | null> {
    try {
      await this.#limiter(name, limit).consume(key);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** Gives one attempt of `key` back: it did not count. */
  async giveBack(name: string, limit: Limit, key: string): Promise<void> {
    await this.#limiter(name, limit).reward(key);
  }

  /** Forgets the attempts of `key`, e.g. after a login that succeeded. */
  async forget(name: string, limit: Limit, key: string): Promise<void> {
    await this.#limiter(name, limit).delete(key);
  }

  #limiter(name: string, limit: Limit): RateLimiterAbstract {
    const known = this.#limiters.get(name);
    if (known) return known;
    const points = Math.max(1, Math.round(limit.points * this.#factor));
    const options = {
      keyPrefix: name,
      points,
      duration: limit.windowSeconds,
      blockDuration: limit.blockSeconds ?? 0,
    };
    const made = this.#store ? shared(options, this.#store) : new RateLimiterMemory(options);
    this.#limiters.set(name, made);
    return made;
  }
}

/** The refusal of an attempt too many: its text says in minutes when the next one is taken, its header in seconds. */
export function tooManyAttempts(
  code: Extract<ErrorCode, 'too_many_requests' | 'account_locked'>,
  retryAfterSeconds: number,
): DomainError {
  return new DomainError(code, {
    values: { minutes: Math.ceil(retryAfterSeconds / 60), retryAfterSeconds },
  });
}

/** While the database does not answer, each process counts for itself. */
function shared(
  options: { keyPrefix: string; points: number; duration: number; blockDuration: number },
  store: CounterStore,
): RateLimiterAbstract {
  return new RateLimiterPostgres({
    ...options,
    storeClient: store,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
