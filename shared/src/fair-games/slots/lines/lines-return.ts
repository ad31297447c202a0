import { fraction, plus, times, type Fraction } from '../fraction.ts';
import { seenChances } from '../seen-chances.ts';
import { FIRST_PAYING, SCATTER, SYMBOL_COUNT, WILD } from '../symbols.ts';
import { FEWEST } from './line-wins.ts';
import { ROWS, type LinesTable } from './play-lines.ts';

/** What a table returns of the bet, exactly. */
export interface LinesReturn {
  readonly total: Fraction;
  /** By the paid spin alone. */
  readonly paidSpin: Fraction;
}

/**
 * The return of a table by summation over all stops of all reels. A line pays the same whichever line it is, because each row of a reel shows every
 * place of its strip once. A free spin is played or not before it is known what it pays, so what all of them
 * pay is their expected number times what one pays.
 */
export function returnOf(table: LinesTable): LinesReturn {
  const paidSpin = lineReturn(table);
  const freeSpin = times(paidSpin, fraction(table.freeMultiplier));
  const freeSpins = expectedFreeSpins(table, awardsOf(table));
  return { total: plus(paidSpin, times(freeSpins, freeSpin)), paidSpin };
}

/** Chance that a spin gives free ones. */
export function freeSpinsChance(table: LinesTable): Fraction {
  return [...awardsOf(table)]
    .filter(([awarded]) => awarded > 0)
    .reduce((sum, [, chance]) => plus(sum, chance), fraction(0));
}

/** Chance that a line shows so many of a symbol from the left, and no more. */
export function lineChance({ strips }: Pick<LinesTable, 'strips'>, symbol: number, reels: number): Fraction {
  return strips.reduce((chance, strip, reel) => {
    const fitting = strip.filter((shown) => shown === symbol || shown === WILD).length;
    const ways = reel < reels ? fitting : reel === reels ? strip.length - fitting : strip.length;
    return times(chance, fraction(ways, strip.length));
  }, fraction(1));
}

/** What the lines of one spin return of the bet. */
export function lineReturn(table: Pick<LinesTable, 'strips' | 'pays'>): Fraction {
  let sum = fraction(0);
  for (let symbol = FIRST_PAYING; symbol < SYMBOL_COUNT; symbol += 1)
    for (const [index, units] of (table.pays.get(symbol) ?? []).entries())
      sum = plus(sum, times(lineChance(table, symbol, index + FEWEST), fraction(units)));
  return sum;
}

/** Chance of each number of free spins that a spin may give. */
function awardsOf({ strips, freeSpins }: LinesTable): Map<number, Fraction> {
  const awards = new Map<number, Fraction>();
  for (const [scatters, chance] of seenChances(strips, ROWS, SCATTER).entries()) {
    const awarded = freeSpins.get(scatters) ?? 0;
    awards.set(awarded, plus(awards.get(awarded) ?? fraction(0), chance));
  }
  return awards;
}

/** Free spins of a round on average, with those that free spins give, up to the most there can be. */
function expectedFreeSpins({ mostFreeSpins }: LinesTable, awards: ReadonlyMap<number, Fraction>): Fraction {
  const known = new Map<string, Fraction>();
  /** Spins that are given in the end, when so many are given now and so many of them played. */
  function given(now: number, played: number): Fraction {
    if (played === now) return fraction(now);
    const key = `${now}:${played}`;
    const before = known.get(key);
    if (before) return before;
    let sum = fraction(0);
    for (const [awarded, chance] of awards)
      sum = plus(sum, times(chance, given(Math.min(mostFreeSpins, now + awarded), played + 1)));
    known.set(key, sum);
    return sum;
  }
  let sum = fraction(0);
  for (const [awarded, chance] of awards)
    sum = plus(sum, times(chance, given(Math.min(mostFreeSpins, awarded), 0)));
  return sum;
}
