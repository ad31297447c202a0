import { setTimeout } from 'node:timers/promises';

/** Time, handed in so that tests can set it. */
export interface Clock {
  now(): Date;
  /** Resolves when this time has gone by. */
  pause(waitMs: number): Promise<void>;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date(), pause: (waitMs) => setTimeout(waitMs) };
