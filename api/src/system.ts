import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock, Random } from './deps.ts';

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The operating system's CSPRNG. */
export const systemRandom: Random = {
  bytes: (size) => randomBytes(size),
  int: (below) => randomInt(below),
  uuid: () => randomUUID(),
};
