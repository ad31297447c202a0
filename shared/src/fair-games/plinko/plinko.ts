import { binomial } from '../binomial.ts';
import type { Draw } from '../draws.ts';

/**
 * Plinko: a ball falls through rows of pins, at each of them to the left or to the right with the same chance. The bin where it lands pays its
 * multiplier. The chance of a bin is binomial, so the return of a table is an exact fraction. Source: G14.
 */

/** Bets are whole multiples of this, in centavos. */
export const PLINKO_BET_UNIT = 20;

export const PLINKO_ROWS = [8, 12, 16] as const;
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const;

export interface PlinkoChoices {
  readonly rows: (typeof PLINKO_ROWS)[number];
  readonly risk: (typeof PLINKO_RISKS)[number];
}

export interface PlinkoPicture {
  /** One bit per row, the first row the lowest bit; 1 is to the right. */
  readonly path: number;
  /** 0 is the leftmost bin. */
  readonly bin: number;
}

/** Multipliers in tenths, from the outermost bin to the middle one. */
const OUTER_TO_MIDDLE: Readonly<
  Record<`${PlinkoChoices['rows']} ${PlinkoChoices['risk']}`, readonly number[]>
> = {
  '8 low': [50, 20, 11, 10, 5],
  '8 medium': [120, 30, 13, 7, 4],
  '8 high': [280, 40, 15, 3, 2],
  '12 low': [100, 30, 16, 14, 11, 10, 5],
  '12 medium': [300, 100, 30, 20, 11, 6, 4],
  '12 high': [1_500, 240, 80, 20, 7, 2, 2],
  '16 low': [160, 80, 20, 15, 14, 12, 11, 10, 5],
  '16 medium': [1_000, 300, 80, 40, 30, 15, 10, 5, 4],
  '16 high': [5_000, 1_000, 300, 100, 40, 15, 4, 2, 2],
};

/** What each bin pays, in tenths of the bet, from left to right. */
export function plinkoPays({ rows, risk }: PlinkoChoices): readonly number[] {
  const half = OUTER_TO_MIDDLE[`${rows} ${risk}`];
  return [...half, ...half.slice(0, -1).reverse()];
}

/** Of 2^rows equally likely paths, how many lead to the bin. */
export function plinkoPaths(rows: number, bin: number): number {
  return Number(binomial(rows, bin));
}

/** Exact return to player: tenths paid over all paths, and tenths bet on them. */
export function plinkoReturn(choices: PlinkoChoices): { readonly paid: number; readonly bet: number } {
  const paid = plinkoPays(choices).reduce((sum, pays, bin) => sum + pays * plinkoPaths(choices.rows, bin), 0);
  return { paid, bet: 10 * 2 ** choices.rows };
}

/** In hundredths of a percent, rounded down. */
export function plinkoRtpHundredths(choices: PlinkoChoices): number {
  const { paid, bet } = plinkoReturn(choices);
  return Math.floor((paid * 10_000) / bet);
}

/** Every table. */
export const PLINKO_TABLES: readonly PlinkoChoices[] = PLINKO_ROWS.flatMap((rows) =>
  PLINKO_RISKS.map((risk) => ({ rows, risk })),
);

/** How a round of plinko comes out. */
export function drawPlinko(
  draw: Draw,
  betCentavos: number,
  choices: PlinkoChoices,
): { readonly picture: PlinkoPicture; readonly winCentavos: number } {
  const path = draw(2 ** choices.rows);
  const bin = [...path.toString(2)].filter((bit) => bit === '1').length;
  return { picture: { path, bin }, winCentavos: (betCentavos * (plinkoPays(choices)[bin] ?? 0)) / 10 };
}
