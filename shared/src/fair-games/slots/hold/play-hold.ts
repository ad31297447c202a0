import type { Draw } from '../../draws.ts';
import { lineWins, type LinePay } from '../lines/line-wins.ts';
import { unitsOf, type Coin, type Hold, type SlotRound } from '../slot-round.ts';
import { at, cellsWith, spun, type Strip } from '../strips.ts';
import { SCATTER } from '../symbols.ts';

export const REELS = 5;
export const ROWS = 3;
export const PLACES = REELS * ROWS;
/** Spins without a new coin that end it. */
export const RESPINS = 3;

/** A coin of so many units, and how often it comes. */
export interface CoinChance {
  readonly units: number;
  readonly weight: number;
}

/** The mathematics of a slot of twenty lines with hold and spin. The scatter is a coin here. */
export interface HoldTable {
  /** What it returns of all bets, in hundredths of a percent, rounded down. Proven by summation (tables.test.ts). */
  readonly rtpHundredths: number;
  readonly strips: readonly Strip[];
  readonly pays: ReadonlyMap<number, LinePay>;
  /** So many coins in the window begin hold and spin. */
  readonly coinsNeeded: number;
  /** A place that is empty gets a coin in `coinWeight` of `coinTotal` spins. */
  readonly coinWeight: number;
  readonly coinTotal: number;
  readonly coins: readonly CoinChance[];
  /** For a coin in every place, besides the coins. */
  readonly fullUnits: number;
}

/** Plays the paid spin, and hold and spin where it has enough coins. */
export function playHold(table: HoldTable, draw: Draw): SlotRound {
  const window = spun(table.strips, ROWS, draw);
  const wins = lineWins(window, table.pays, 1);
  const scatters = cellsWith(window, SCATTER);
  const spin = {
    isFree: false,
    tumbles: [{ window, wins, multiplier: 1 }],
    scatters,
    awarded: 0,
    units: unitsOf(wins),
  };
  const hold = scatters.length < table.coinsNeeded ? null : holdOf(table, scatters, draw);
  return { spins: [spin], hold, units: spin.units + (hold?.units ?? 0) };
}

function holdOf(table: HoldTable, cells: SlotRound['spins'][number]['scatters'], draw: Draw): Hold {
  const coins = cells.map((cell) => ({ ...cell, units: valueOf(table, draw) }));
  const held: Coin[] = [...coins];
  const respins: Coin[][] = [];
  let left = RESPINS;
  while (left > 0 && held.length < PLACES) {
    const landed: Coin[] = [];
    for (let place = 0; place < PLACES; place += 1) {
      const cell = { reel: Math.floor(place / ROWS), row: place % ROWS };
      if (held.some(({ reel, row }) => reel === cell.reel && row === cell.row)) continue;
      if (draw(table.coinTotal) < table.coinWeight) landed.push({ ...cell, units: valueOf(table, draw) });
    }
    held.push(...landed);
    respins.push(landed);
    left = landed.length > 0 ? RESPINS : left - 1;
  }
  const isFull = held.length === PLACES;
  return { coins, respins, isFull, units: unitsOf(held) + (isFull ? table.fullUnits : 0) };
}

function valueOf({ coins }: HoldTable, draw: Draw): number {
  let ticket = draw(coins.reduce((sum, { weight }) => sum + weight, 0));
  return at(
    coins,
    coins.findIndex(({ weight }) => (ticket -= weight) < 0),
  ).units;
}
