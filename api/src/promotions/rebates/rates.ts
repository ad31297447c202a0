import type { GameType } from '../../turnover/turnover.ts';

/** Hundredths of a percent at VIP0; every other type has the lowest. */
const BASE: Readonly<Partial<Record<GameType, number>>> = { slot: 50, live: 30 };
const OTHER = 20;
/** What each level adds. */
export const RATE_STEP = 2;

/** Share of settled bets that comes back, in hundredths of a percent. Source: G19. */
export function rebateRate(gameType: GameType, level: number): number {
  return (BASE[gameType] ?? OTHER) + RATE_STEP * level;
}

/** Rounded down to the centavo. Source: G19. */
export function rebateCentavos(wageredCentavos: number, rateHundredths: number): number {
  // As whole numbers: an amount times a rate may be above what a float holds exactly.
  return Number((BigInt(wageredCentavos) * BigInt(rateHundredths)) / 10_000n);
}
