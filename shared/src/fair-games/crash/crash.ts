import type { Draw } from '../draws.ts';

/**
 * Crash: a multiplier rises from 1.00 until it bursts, at a point that is drawn with the bet. Who has taken the win before has the multiplier of
 * that moment. The chance that the point is at least `m` is 97 % of 1/m, for every m: whenever a player takes the win, the game returns 97 %.
 * Source: G14.
 */

/** Bets are whole multiples of this, in centavos, so that each multiplier pays whole centavos. */
export const CRASH_BET_UNIT = 100;

/** 97.00 %; the exact share of a target differs from it by less than 0.0003 %, to the player's disadvantage. */
export const CRASH_RTP_HUNDREDTHS = 9_700;

/** A win cannot be taken below this, in hundredths. */
export const CRASH_LOWEST = 101;
/** 10,000 times the bet: here the win is paid at once. */
export const CRASH_HIGHEST = 1_000_000;

const DRAWS = 2 ** 32;
const PERCENT = CRASH_RTP_HUNDREDTHS / 100;

export interface CrashChoices {
  /** Where the win is taken by itself, CRASH_LOWEST to CRASH_HIGHEST; null where the player wants to do it. */
  readonly autoHundredths: number | null;
}

export interface CrashPicture {
  /** The last multiplier before it bursts, in hundredths; 100 at least. */
  readonly burstHundredths: number;
}

/** Where the multiplier bursts. */
export function drawCrash(draw: Draw): CrashPicture {
  const left = DRAWS - draw(DRAWS);
  const point = Math.floor((PERCENT * DRAWS) / left);
  return { burstHundredths: Math.min(Math.max(point, 100), CRASH_HIGHEST) };
}

/** Of 2^32 equally likely draws, in how many the multiplier reaches this point. */
export function drawsReaching(hundredths: number): number {
  return Math.floor((PERCENT * DRAWS) / hundredths);
}

/** It doubles about every seven seconds. */
const GROWTH_PER_MS = 0.0001;

/** The multiplier, in hundredths, after so long. */
export function multiplierAfter(elapsedMs: number): number {
  return Math.floor(100 * Math.exp(GROWTH_PER_MS * elapsedMs) + 1e-9);
}

/** The first whole millisecond at which the multiplier has reached this. */
export function timeOf(hundredths: number): number {
  let ms = Math.max(0, Math.floor(Math.log(hundredths / 100) / GROWTH_PER_MS) - 2);
  while (multiplierAfter(ms) < hundredths) ms += 1;
  return ms;
}

/** How long a round lasts when the player does nothing more: up to their own point, to the burst, or to the highest multiplier. */
export function crashLastsMs({ burstHundredths }: CrashPicture, { autoHundredths }: CrashChoices): number {
  const target = autoHundredths ?? CRASH_HIGHEST;
  return burstHundredths >= target ? timeOf(target) : timeOf(burstHundredths + 1);
}

/** Where the win is, in hundredths of the bet; 0 when the multiplier has burst before. @param takenHundredths where the player took it, or null */
export function crashPays(
  { burstHundredths }: CrashPicture,
  { autoHundredths }: CrashChoices,
  takenHundredths: number | null,
): number {
  const at = takenHundredths ?? autoHundredths ?? CRASH_HIGHEST;
  return at <= burstHundredths ? at : 0;
}

/** How a round of crash comes out. */
export function replayCrash(
  draw: Draw,
  betCentavos: number,
  choices: CrashChoices & { readonly takenHundredths: number | null },
): { readonly picture: CrashPicture; readonly winCentavos: number } {
  const picture = drawCrash(draw);
  return { picture, winCentavos: (betCentavos * crashPays(picture, choices, choices.takenHundredths)) / 100 };
}
