import { setTimeout } from 'node:timers/promises';

/** Time, handed in so that tests can set it. */
export interface Clock {
  now(): Date;
  /** Resolves when this time has gone by. */
  pause(waitMs: number): Promise<void>;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date(), pause: (waitMs) => setTimeout(waitMs) };

/** How far the clocks of two processes may be apart. What lies further ahead was written by a clock that has jumped back since. */
export const CLOCK_SKEW_MS = 5 * 60_000;
