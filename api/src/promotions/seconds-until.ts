/** Whole seconds until an instant, rounded up: who asks again after them finds it reached. Zero once it is. Pure. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / 1_000));
}
