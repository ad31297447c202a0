import type { Draw } from '../draws.ts';
import { playHold } from './hold/play-hold.ts';
import { HOLD_TABLES, type HoldTableName } from './hold/tables.ts';
import { playLines } from './lines/play-lines.ts';
import { LINES_TABLES, type LinesTableName } from './lines/tables.ts';
import { recorded, replayed } from './recorded-draws.ts';
import { UNITS_PER_BET, type PlaySlot, type SlotRound } from './slot-round.ts';
import { playBook } from './ways/book.ts';
import { WAYS_TABLES, type WaysTableName } from './ways/tables.ts';

/** How a round of a slot of five reels comes out: the draws that made it, and what it pays. */
export interface DrawnSlot {
  readonly picture: { readonly draws: readonly number[] };
  readonly winCentavos: number;
}

const PLAYS = {
  lines:
    (table: string): PlaySlot =>
    (next) =>
      playLines(LINES_TABLES[table as LinesTableName], next),
  ways:
    (table: string): PlaySlot =>
    (next) =>
      playBook(WAYS_TABLES[table as WaysTableName], next),
  hold:
    (table: string): PlaySlot =>
    (next) =>
      playHold(HOLD_TABLES[table as HoldTableName], next),
} as const;

/** Draws a round of a slot of lines. The same draws give the same round. @param betCentavos a multiple of `UNITS_PER_BET` */
export function drawLines(draw: Draw, table: string, betCentavos: number): DrawnSlot {
  return drawn(PLAYS.lines(table), draw, betCentavos);
}

/** The same for a slot of ways. */
export function drawWays(draw: Draw, table: string, betCentavos: number): DrawnSlot {
  return drawn(PLAYS.ways(table), draw, betCentavos);
}

/** The same for a slot with hold and spin. */
export function drawHold(draw: Draw, table: string, betCentavos: number): DrawnSlot {
  return drawn(PLAYS.hold(table), draw, betCentavos);
}

/** The round that these draws made. @throws RangeError when they are not the draws of a round, TypeError for a table that is unknown */
export function slotRoundOf(
  engine: keyof typeof PLAYS,
  table: string,
  draws: DrawnSlot['picture']['draws'],
): SlotRound {
  return replayed(PLAYS[engine](table), draws);
}

function drawn(play: PlaySlot, draw: Draw, betCentavos: number): DrawnSlot {
  const { round, draws } = recorded(play, draw);
  return { picture: { draws }, winCentavos: (betCentavos / UNITS_PER_BET) * round.units };
}
