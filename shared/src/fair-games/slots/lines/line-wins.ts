import { UNITS_PER_BET, type SlotWin, type Window } from '../slot-round.ts';
import { at } from '../strips.ts';
import { SCATTER, WILD } from '../symbols.ts';
import { PAYLINES, type Payline } from './paylines.ts';

/** What a symbol pays on three, four and five reels, in units; each line is played with one unit. */
export type LinePay = readonly [three: number, four: number, five: number];

/** Fewer in a row pay nothing. */
export const FEWEST = 3;

if (PAYLINES.length !== UNITS_PER_BET) throw new Error('each line takes one unit of the bet');

/** Every line of a picture that pays, with the pays multiplied. @param pays by symbol; symbols that do not pay have none */
export function lineWins(window: Window, pays: ReadonlyMap<number, LinePay>, multiplier: number): SlotWin[] {
  return PAYLINES.flatMap((payline, line) => {
    const win = winOn(window, payline, pays);
    return win ? [{ ...win, line, units: win.units * multiplier }] : [];
  });
}

function winOn(window: Window, payline: Payline, pays: ReadonlyMap<number, LinePay>) {
  const shown = payline.map((row, reel) => at(at(window, reel), row));
  const symbol = at(shown, 0);
  if (symbol === SCATTER) return null;
  const other = shown.findIndex((next) => next !== symbol && next !== WILD);
  const reels = other < 0 ? shown.length : other;
  const units = pays.get(symbol)?.[reels - FEWEST] ?? 0;
  if (units === 0) return null;
  return { symbol, reels, units, cells: payline.slice(0, reels).map((row, reel) => ({ reel, row })) };
}
