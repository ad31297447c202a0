/** More callers than this at once are not told apart any more: memory stays bounded. */
const MOST_CALLERS = 10_000;

/**
 * Counts calls per caller in windows of fixed length.
 * @param now milliseconds on a clock that only goes forward
 * @returns tells whether one more call is allowed now, and counts it
 */
export function createRateLimit(
  callsPerWindow: number,
  windowMs: number,
  now: () => number,
): (caller: string) => boolean {
  let counts = new Map<string, number>();
  let windowEndsAt = now() + windowMs;
  return (caller) => {
    if (now() >= windowEndsAt) {
      counts = new Map();
      windowEndsAt = now() + windowMs;
    }
    const key = counts.size < MOST_CALLERS || counts.has(caller) ? caller : '';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= callsPerWindow;
  };
}
