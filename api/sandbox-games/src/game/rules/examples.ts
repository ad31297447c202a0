import type { HoldTable } from '@mosaico/shared/fair-games/slots/hold/play-hold';
import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import { at } from '@mosaico/shared/fair-games/slots/strips';
import { FIRST_PAYING } from '@mosaico/shared/fair-games/slots/symbols';
import type { ReelsRules } from '../../wire/reels-wire.ts';
import type { Values } from '../messages/fill-in.ts';
import type { Words } from '../messages/words.ts';

/** What the examples of the rules stake. Their texts say so. */
const BET_CENTAVOS = 100;
/** Behind five pictures come the letters. */
const FIRST_LETTER = FIRST_PAYING + 5;
/** A symbol seen 2, 1 and 3 times on neighbouring reels: the text says so. */
const WAYS_IN_EXAMPLE = 6;

type Figures = Pick<Words, 'money' | 'number'>;
/** What symbols pay, the least number of reels first. */
type Pays = ReadonlyMap<number, readonly number[]>;

/** Three symbols of the middle of the table. */
export function reelsExample({ pays }: ReelsRules, { money, number }: Figures): Values {
  const triples = pays.filter(({ pattern }) => pattern === 'three');
  const { multiplier } = at(triples, Math.floor(triples.length / 2));
  return { x: number(multiplier), win: money(BET_CENTAVOS * multiplier) };
}

/** Three of the best picture on one line and three of the best letter on another, without and with free spins. */
export function linesExample(pays: Pays, multiplier: number, { money, number }: Figures): Values {
  const [one, other] = [leastOf(pays, FIRST_PAYING), leastOf(pays, FIRST_LETTER)];
  return {
    one: times(one, number),
    other: times(other, number),
    sum: money(centavosOf(one + other)),
    multiplier,
    total: money(centavosOf((one + other) * multiplier)),
  };
}

/** Three of the best picture, in some ways. @param multiplier of the second picture of a spin */
export function waysExample(pays: Pays, multiplier: number, { money, number }: Figures): Values {
  const each = leastOf(pays, FIRST_PAYING);
  const units = each * WAYS_IN_EXAMPLE;
  return {
    x: times(each, number),
    win: money(centavosOf(units)),
    multiplier,
    total: money(centavosOf(units * multiplier)),
  };
}

/** Six coins: three of the commonest, two of the next, one of the one after it. */
export function holdExample({ coins }: Pick<HoldTable, 'coins'>, { money, number }: Figures): Values {
  const units = at(coins, 0).units * 3 + at(coins, 1).units * 2 + at(coins, 2).units;
  return { x: times(units, number), win: money(centavosOf(units)) };
}

function leastOf(pays: Pays, symbol: number): number {
  return at(pays.get(symbol) ?? [], 0);
}

function times(units: number, number: Figures['number']): string {
  return number(units / UNITS_PER_BET);
}

function centavosOf(units: number): number {
  return (BET_CENTAVOS / UNITS_PER_BET) * units;
}
