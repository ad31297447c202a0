import type { Cell, SlotWin, Window } from '../slot-round.ts';
import { SCATTER, WILD } from '../symbols.ts';

/** What a symbol pays on three, four and five neighbouring reels from the left, in units, for each way. */
export type WaysPay = readonly [three: number, four: number, five: number];

/** On fewer reels nothing is paid. */
export const FEWEST = 3;

/** Every symbol that pays: on each reel from the left anywhere, in as many ways as it can be gone through. */
export function waysWins(window: Window, pays: ReadonlyMap<number, WaysPay>, multiplier: number): SlotWin[] {
  const first = new Set(window[0]);
  return [...first].flatMap((symbol) => {
    const pay = pays.get(symbol);
    if (!pay || symbol === SCATTER || symbol === WILD) return [];
    const places = placesOf(window, symbol);
    const each = pay[places.length - FEWEST];
    if (each === undefined) return [];
    const ways = places.reduce((product, cells) => product * cells.length, 1);
    return [
      { symbol, reels: places.length, cells: places.flat(), line: null, units: each * ways * multiplier },
    ];
  });
}

/** Where the symbol or a wild is, reel by reel from the left, up to the first reel without. */
function placesOf(window: Window, symbol: number): Cell[][] {
  const places: Cell[][] = [];
  for (const [reel, column] of window.entries()) {
    const cells = column.flatMap((shown, row) => (shown === symbol || shown === WILD ? [{ reel, row }] : []));
    if (cells.length === 0) break;
    places.push(cells);
  }
  return places;
}
