import type { Draw } from '../draws.ts';
import type { Cell, Window } from './slot-round.ts';

/** The symbols of a reel in their order; behind the last one comes the first. */
export type Strip = readonly number[];

/** Stops every reel, each place equally likely. */
export function spun(strips: readonly Strip[], rows: number, draw: Draw): Window {
  return strips.map((strip) => windowOf(strip, rows, draw(strip.length)));
}

/** What a reel shows when it stops here. */
function windowOf(strip: Strip, rows: number, stop: number): readonly number[] {
  return Array.from({ length: rows }, (_, row) => at(strip, (stop + row) % strip.length));
}

/** Where a symbol is seen. */
export function cellsWith(window: Window, symbol: number): Cell[] {
  return window.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown === symbol ? [{ reel, row }] : [])),
  );
}

/** In how many of the stops of a reel a symbol is seen in so many rows: index 0 is how often it is not seen. */
export function sightings(strip: Strip, rows: number, symbol: number): number[] {
  const counts = Array.from({ length: rows + 1 }, () => 0);
  for (let stop = 0; stop < strip.length; stop += 1) {
    const seen = windowOf(strip, rows, stop).filter((shown) => shown === symbol).length;
    counts[seen] = at(counts, seen) + 1;
  }
  return counts;
}

/** The element at an index that is known to exist. @throws RangeError */
export function at<Element>(list: readonly Element[], index: number): Element {
  const element = list[index];
  if (element === undefined) throw new RangeError(`there is nothing at ${index}`);
  return element;
}
