import { fraction, minus, plus, times, type Fraction } from '../fraction.ts';
import { lineReturn } from '../lines/lines-return.ts';
import { seenChances } from '../seen-chances.ts';
import { UNITS_PER_BET } from '../slot-round.ts';
import { SCATTER } from '../symbols.ts';
import { PLACES, RESPINS, ROWS, type HoldTable } from './play-hold.ts';

const NONE = fraction(0);

/** What a table returns of the bet, exactly: the lines by summation over all stops, hold and spin by going through how many places are empty. */
export function returnOf(table: HoldTable): Fraction {
  const chances = seenChances(table.strips, ROWS, SCATTER);
  let units = NONE;
  for (const [coins, chance] of chances.entries())
    if (coins >= table.coinsNeeded) units = plus(units, times(chance, holdUnits(table, coins)));
  return plus(lineReturn(table), times(units, fraction(1, UNITS_PER_BET)));
}

/** Chance that a spin begins hold and spin. */
export function holdChance({ strips, coinsNeeded }: HoldTable): Fraction {
  return seenChances(strips, ROWS, SCATTER).slice(coinsNeeded).reduce(plus, NONE);
}

/** Chance that hold and spin, begun by so many coins, fills every place. */
export function fullChance(table: HoldTable, coins: number): Fraction {
  return expectation(table, coins, { perCoin: NONE, whenFull: fraction(1) });
}

/** Units that hold and spin pays on average, begun by so many coins. */
function holdUnits(table: HoldTable, coins: number): Fraction {
  const weight = table.coins.reduce((sum, coin) => sum + coin.weight, 0);
  const perCoin = fraction(
    table.coins.reduce((sum, coin) => sum + coin.units * coin.weight, 0),
    weight,
  );
  const later = expectation(table, coins, { perCoin, whenFull: fraction(table.fullUnits) });
  return plus(times(fraction(coins), perCoin), later);
}

interface Worth {
  readonly perCoin: Fraction;
  readonly whenFull: Fraction;
}

/** What is still to come on average, by how many places are empty and how many spins are left. */
function expectation(
  { coinWeight, coinTotal }: HoldTable,
  coins: number,
  { perCoin, whenFull }: Worth,
): Fraction {
  const lands = fraction(coinWeight, coinTotal);
  const misses = minus(fraction(1), lands);
  const known = new Map<string, Fraction>();
  function toCome(empty: number, left: number): Fraction {
    if (empty === 0) return whenFull;
    if (left === 0) return NONE;
    const key = `${empty}:${left}`;
    const before = known.get(key);
    if (before) return before;
    let sum = times(power(misses, empty), toCome(empty, left - 1));
    for (let landed = 1; landed <= empty; landed += 1) {
      const ways = fraction(choose(empty, landed));
      const chance = times(ways, times(power(lands, landed), power(misses, empty - landed)));
      const worth = plus(times(fraction(landed), perCoin), toCome(empty - landed, RESPINS));
      sum = plus(sum, times(chance, worth));
    }
    known.set(key, sum);
    return sum;
  }
  return toCome(PLACES - coins, RESPINS);
}

function power(base: Fraction, exponent: number): Fraction {
  return { over: base.over ** BigInt(exponent), under: base.under ** BigInt(exponent) };
}

/** In how many ways some of a number of places can be chosen. */
function choose(of: number, count: number): number {
  let ways = 1;
  for (let index = 0; index < count; index += 1) ways = (ways * (of - index)) / (index + 1);
  return ways;
}
