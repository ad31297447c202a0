import type { Clock } from '../../runtime/clock.ts';

/**
 * Longer than finding a member, hashing a password and writing a message take: an answer that comes after this time does
 * not tell by its speed whether there is such a member (G9).
 */
export const EQUAL_TIME_MS = 300;

/** Runs `work` and returns or throws what it does, but not before `leastMs` have passed. */
export async function takeAtLeast<Result>(
  clock: Clock,
  leastMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), clock.pause(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
