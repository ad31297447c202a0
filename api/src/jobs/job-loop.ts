import { unavailabilityOf } from '../db/unavailable.ts';
import type { Job } from '../runtime/job.ts';
import type { Log } from '../runtime/log.ts';
import { reasonOf } from '../runtime/reason-of.ts';

/** How a round of a job ended. */
export interface RoundEnd {
  /** In a row, this one included; 0 after a success. */
  readonly failures: number;
  /** Why it failed, or found no database; null after a success. */
  readonly reason: string | null;
  /** What it returned. */
  readonly found: unknown;
  /** Until the next one. */
  readonly pauseMs: number;
}

/** Where a job goes on. */
interface Standing {
  readonly firstAfterMs: number;
  /** In a row, in whichever process. */
  readonly failures: number;
}

/** The longest pause after failures of a job that does not pause for longer by itself. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Does the rounds of a job until it is stopped. A round that fails is logged, and each failure
 * in a row doubles the pause, up to a minute. A round that found no database is no failure of the job: the next one comes
 * after the same pause, so that the job goes on as soon as the database is back.
 *
 * @param onEnd told of the end of each round
 * @returns stops it; resolves when the round that is running has ended
 */
export function startLoop(
  { name, pauseMs, work }: Job,
  { firstAfterMs, failures: failuresBefore }: Standing,
  log: Log,
  onEnd: (end: RoundEnd) => void,
): () => Promise<void> {
  let isStopped = false;
  let failures = failuresBefore;
  let running = Promise.resolve();
  let timer = setTimeout(begin, firstAfterMs);
  function begin(): void {
    running = round();
  }
  async function round(): Promise<void> {
    const { reason, found } = await outcome();
    const pause = nextPauseMs(pauseMs, failures);
    onEnd({ failures, reason, found, pauseMs: pause });
    if (!isStopped) timer = setTimeout(begin, pause);
  }
  async function outcome(): Promise<Pick<RoundEnd, 'reason' | 'found'>> {
    try {
      const found = await work();
      failures = 0;
      return { reason: null, found };
    } catch (error) {
      const trouble = unavailabilityOf(error);
      const reason = trouble ?? reasonOf(error);
      if (!trouble) failures += 1;
      if (trouble) log.warn({ job: name, reason }, 'a round of a job waits for the database');
      else log.error({ job: name, reason, failures }, 'a round of a job failed');
      return { reason, found: null };
    }
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

function nextPauseMs(pauseMs: number, failures: number): number {
  return failures === 0 ? pauseMs : Math.max(pauseMs, Math.min(pauseMs * 2 ** failures, LONGEST_PAUSE_MS));
}
