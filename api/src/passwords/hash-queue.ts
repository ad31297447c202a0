import { DomainError } from '../domain-error.ts';

/** Node hashes in four threads, which also read files and compress. */
const MOST_AT_WORK = 2;
/** At a tenth of a second of a core each, the last one waits some seconds. */
const MOST_WAITING = 60;
const RETRY_AFTER_SECONDS = 5;

/** Work of which only some may be done at a time, because it takes memory and a thread. */
export class HashQueue {
  readonly #waiting: (() => void)[] = [];
  #atWork = 0;

  /**
   * Does the work when its turn comes.
   *
   * @throws DomainError unavailable (values.retryAfterSeconds) when too much waits already
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length >= MOST_WAITING)
      throw new DomainError('unavailable', { values: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
    if (this.#atWork >= MOST_AT_WORK) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#atWork += 1;
    try {
      return await work();
    } finally {
      // Whose turn comes next takes over the place.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#atWork -= 1;
    }
  }
}
