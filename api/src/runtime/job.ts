import { unavailabilityOf } from '../db/unavailable.ts';
import type { Log } from './log.ts';
import { reasonOf } from './reason-of.ts';

/** Work that is done again and again while the API runs. */
export interface Job {
  /** Its name in the log. */
  readonly name: string;
  /** Between the end of one round and the start of the next. */
  readonly pauseMs: number;
  /** Before the first round; `pauseMs` unless given. */
  readonly firstAfterMs?: number;
  /** One round. Several processes may run theirs at the same time. */
  readonly work: () => Promise<unknown>;
}

/** The longest pause after failures. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Runs a job until it is stopped. A round that fails is logged, and each failure
 * in a row doubles the pause, up to a minute. A round that found no database is no failure of the job: the next one comes
 * after the same pause, so that the job goes on as soon as the database is back.
 *
 * @param onSuccess told of each round that did not fail
 * @returns stops it; resolves when the round that is running has ended
 */
export function startJob(
  { name, pauseMs, firstAfterMs = pauseMs, work }: Job,
  log: Log,
  onSuccess: () => void = () => {},
): () => Promise<void> {
  let isStopped = false;
  let failures = 0;
  let running = Promise.resolve();
  let timer = setTimeout(begin, firstAfterMs);
  function begin(): void {
    running = round();
  }
  async function round(): Promise<void> {
    try {
      await work();
      failures = 0;
      onSuccess();
    } catch (error) {
      const trouble = unavailabilityOf(error);
      failures = trouble ? 0 : failures + 1;
      if (trouble) log.warn({ job: name, reason: trouble }, 'a round of a job waits for the database');
      else log.error({ job: name, reason: reasonOf(error) }, 'a round of a job failed');
    }
    if (!isStopped) timer = setTimeout(begin, nextPauseMs(pauseMs, failures));
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
