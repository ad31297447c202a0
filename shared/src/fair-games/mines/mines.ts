import { binomial } from '../binomial.ts';
import type { Draw } from '../draws.ts';

/**
 * Mines: a field of 25, some of them mined. Each safe field that is opened raises the multiplier; the player takes the win whenever they like, a
 * mine ends the round without one. A multiplier is 99 % of what would be fair, rounded down to hundredths. Source: G14.
 */

export const MINES_FIELDS = 25;

/** Bets are whole multiples of this, in centavos, so that each multiplier pays whole centavos. */
export const MINES_BET_UNIT = 100;

export const FEWEST_MINES = 1;
export const MOST_MINES = 24;

/** Of the fair multiplier. */
const SHARE_PERCENT = 99n;

/** 10,000 times the bet: no multiplier goes beyond it, and a round that has reached the last one below it is paid. */
const HIGHEST_HUNDREDTHS = 1_000_000n;

export interface MinesChoices {
  /** FEWEST_MINES to MOST_MINES. */
  readonly mines: number;
}

export interface MinesPicture {
  /** Mined fields, 0 to 24, in ascending order. */
  readonly mined: readonly number[];
}

/** Where the mines lie: each set of fields is equally likely. */
export function drawMines(draw: Draw, { mines }: MinesChoices): MinesPicture {
  const fields = Array.from({ length: MINES_FIELDS }, (_, field) => field);
  const mined: number[] = [];
  for (let left = MINES_FIELDS; mined.length < mines; left -= 1) {
    const at = draw(left);
    mined.push(fields[at] ?? 0);
    fields[at] = fields[left - 1] ?? 0;
  }
  return { mined: mined.sort((a, b) => a - b) };
}

const ladders = new Map<number, readonly number[]>();

/** Multipliers in hundredths, after the first safe field, the second, and so on. The last one is paid at once. */
export function minesLadder(mines: number): readonly number[] {
  const known = ladders.get(mines);
  if (known) return known;
  const ladder: number[] = [];
  for (let opened = 1; opened <= MINES_FIELDS - mines; opened += 1) {
    const fair = SHARE_PERCENT * binomial(MINES_FIELDS, opened);
    const hundredths = fair / binomial(MINES_FIELDS - mines, opened);
    if (hundredths > HIGHEST_HUNDREDTHS) break;
    ladder.push(Number(hundredths));
  }
  ladders.set(mines, ladder);
  return ladder;
}

/** What a round pays that is ended after so many safe fields. */
export function minesWin(betCentavos: number, { mines }: MinesChoices, opened: number): number {
  return (betCentavos * (minesLadder(mines)[opened - 1] ?? 0)) / 100;
}

/** Return to player, in hundredths of a percent and rounded down, of always ending after so many safe fields. */
export function minesRtpHundredths(mines: number, opened: number): number {
  const pays = BigInt(minesLadder(mines)[opened - 1] ?? 0);
  const ways = binomial(MINES_FIELDS - mines, opened);
  return Number((pays * ways * 100n) / binomial(MINES_FIELDS, opened));
}

/** The lowest of all: whatever a player does, the game returns at least this. */
export function lowestMinesRtpHundredths(): number {
  const mines = Array.from({ length: MOST_MINES }, (_, index) => index + FEWEST_MINES);
  return Math.min(
    ...mines.flatMap((count) => minesLadder(count).map((_, index) => minesRtpHundredths(count, index + 1))),
  );
}

/** How a round of mines comes out, with the fields that the player opened, in order, and no step after the last of them. */
export function replayMines(
  draw: Draw,
  betCentavos: number,
  choices: MinesChoices & { readonly opened: readonly number[] },
): { readonly picture: MinesPicture; readonly winCentavos: number } {
  const picture = drawMines(draw, choices);
  const isLost = choices.opened.some((field) => picture.mined.includes(field));
  return { picture, winCentavos: isLost ? 0 : minesWin(betCentavos, choices, choices.opened.length) };
}
