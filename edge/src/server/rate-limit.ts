import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Callers are counted in a fixed number of places, so that memory stays bounded. */
const PLACES = 65_536;

/** Takes one point of `caller`; false when its points of this minute are used up. */
export type RateLimit = (caller: string) => Promise<boolean>;

/**
 * Counts points per caller and minute. Two callers may share a place and then share its points; which ones do is secret,
 * so that nobody can use up the points of somebody else on purpose.
 */
export function createRateLimit(pointsPerMinute: number): RateLimit {
  const secret = randomBytes(16);
  const limiter = new RateLimiterMemory({ points: pointsPerMinute, duration: 60 });
  return async (caller) => {
    const place = createHmac('sha256', secret).update(caller).digest().readUInt32BE() % PLACES;
    try {
      await limiter.consume(place);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  };
}
