import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Clock, Random } from './deps.ts';

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date(), pause: (waitMs) => setTimeout(waitMs) };

/** The operating system's CSPRNG. */
export const systemRandom: Random = {
  bytes: (size) => randomBytes(size),
  int: (below) => randomInt(below),
  uuid: () => randomUUID(),
};
