import type { GameType } from '../../turnover/turnover.ts';
import { capped, type Promotion } from '../promotion.ts';

/** Hundredths of a percent at VIP0; every other type has the lowest. */
const BASE: Readonly<Partial<Record<GameType, number>>> = { slot: 50, live: 30 };
const OTHER = 20;
/** What each level adds. */
export const RATE_STEP = 2;

/** Share of settled bets that comes back, in hundredths of a percent. Source: G19. */
export function rebateRate(gameType: GameType, level: number): number {
  return (BASE[gameType] ?? OTHER) + RATE_STEP * level;
}

/** What bets of one game type bring. */
export interface RebatePart {
  readonly gameType: GameType;
  readonly wageredCentavos: number;
  readonly rateHundredths: number;
  readonly amountCentavos: number;
}

/** What a day's bets bring at a level, by game type; a cap of the promotion takes from the last. Pure. Source: G19. */
export function rebateParts(
  play: readonly { readonly gameType: GameType; readonly wageredCentavos: number }[],
  level: number,
  promotion: Promotion,
): readonly RebatePart[] {
  let left = capped(promotion, Infinity);
  return play.map(({ gameType, wageredCentavos }) => {
    const rateHundredths = rebateRate(gameType, level);
    const amountCentavos = Math.min(rebateCentavos(wageredCentavos, rateHundredths), left);
    left -= amountCentavos;
    return { gameType, wageredCentavos, rateHundredths, amountCentavos };
  });
}

/** Rounded down to the centavo. Source: G19. */
export function rebateCentavos(wageredCentavos: number, rateHundredths: number): number {
  // As whole numbers: an amount times a rate may be above what a float holds exactly.
  return Number((BigInt(wageredCentavos) * BigInt(rateHundredths)) / 10_000n);
}
