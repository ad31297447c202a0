import { fraction, plus, times, type Fraction } from './fraction.ts';
import { at, sightings, type Strip } from './strips.ts';

/** Chance that a window shows a symbol so many times, by the number: over all stops of all reels. */
export function seenChances(strips: readonly Strip[], rows: number, symbol: number): Fraction[] {
  let seen = [fraction(1)];
  for (const strip of strips) {
    const together = Array.from({ length: seen.length + rows }, () => fraction(0));
    for (const [before, chance] of seen.entries())
      for (const [more, stops] of sightings(strip, rows, symbol).entries())
        together[before + more] = plus(
          at(together, before + more),
          times(chance, fraction(stops, strip.length)),
        );
    seen = together;
  }
  return seen;
}
