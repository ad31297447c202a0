import type { Clock } from '../../runtime/clock.ts';

/**
 * Longer than finding a member, hashing a password and writing a message take: an answer that comes after this time does
 * not tell by its speed whether there is such a member (G9).
 */
export const EQUAL_TIME_MS = 300;

/** Does `work`, and answers or refuses as it does, but no sooner than after `leastMs`. */
export async function takeAtLeast<Result>(
  clock: Clock,
  leastMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), clock.pause(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
