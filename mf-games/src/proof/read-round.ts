import type { ToldRound } from '@mosaico/shared/fair-games/check-round';
import { CRASH_HIGHEST } from '@mosaico/shared/fair-games/crash/crash';
import { DICE_ROLLS, diceMark, type DiceSide } from '@mosaico/shared/fair-games/dice/dice';
import {
  DECK_CARDS,
  DUEL_SIDES,
  type DuelPicture,
  type DuelSide,
} from '@mosaico/shared/fair-games/duel/duel';
import { MINES_FIELDS } from '@mosaico/shared/fair-games/mines/mines';
import { PLINKO_RISKS, PLINKO_ROWS, type PlinkoChoices } from '@mosaico/shared/fair-games/plinko/plinko';
import { bookShown } from '@mosaico/shared/fair-games/reels/outcome';
import { SYMBOL_COUNT, VOLATILITIES, type Book } from '@mosaico/shared/fair-games/reels/volatility';
import { slotRoundOf } from '@mosaico/shared/fair-games/slots/draw-slot';
import type { SlotRound } from '@mosaico/shared/fair-games/slots/slot-round';
import { WHEEL_KINDS, WHEEL_SEGMENTS } from '@mosaico/shared/fair-games/wheel/wheel';

/** What was drawn and chosen, by the kind of game. Everything counts from 0, as the engines do. */
export type ReadRound =
  | {
      readonly engine: 'dice';
      readonly roll: number;
      readonly side: DiceSide;
      readonly winningRolls: number;
      readonly multiplierHundredths: number;
    }
  | {
      readonly engine: 'mines';
      readonly mined: readonly number[];
      readonly opened: readonly number[];
    }
  | ({ readonly engine: 'plinko'; readonly path: number; readonly bin: number } & PlinkoChoices)
  | { readonly engine: 'wheel'; readonly segment: number; readonly kinds: readonly number[] }
  | ({ readonly engine: 'duel'; readonly sides: readonly DuelSide[] } & DuelPicture)
  | {
      readonly engine: 'crash';
      readonly burstHundredths: number;
      readonly autoHundredths: number | null;
      readonly takenHundredths: number | null;
    }
  | { readonly engine: 'reels'; readonly reels: readonly number[]; readonly pays: Book | null }
  | { readonly engine: 'slot'; readonly round: SlotRound };

type Fields = Readonly<Record<string, unknown>>;

const READERS: Readonly<Record<string, (picture: unknown, round: ToldRound) => ReadRound>> = {
  dice(picture, { choices }) {
    const { side, winningRolls } = fields(choices);
    const mark = diceMark(whole(winningRolls, DICE_ROLLS));
    return {
      engine: 'dice',
      roll: whole(fields(picture).roll, DICE_ROLLS),
      side: oneOf(['low', 'high'] as const, side),
      ...known(mark),
    };
  },
  mines: (picture, { steps }) => ({
    engine: 'mines',
    mined: list(fields(picture).mined, MINES_FIELDS),
    opened: list(steps, MINES_FIELDS),
  }),
  plinko(picture, { choices }) {
    const rows = oneOf(PLINKO_ROWS, fields(choices).rows);
    const { path, bin } = fields(picture);
    const risk = oneOf(PLINKO_RISKS, fields(choices).risk);
    return { engine: 'plinko', rows, risk, path: whole(path, 2 ** rows), bin: whole(bin, rows + 1) };
  },
  wheel: (picture, { choices }) => ({
    engine: 'wheel',
    segment: whole(fields(picture).segment, WHEEL_SEGMENTS.length),
    kinds: list(fields(choices).kinds, WHEEL_KINDS.length),
  }),
  duel(picture, { choices }) {
    const [{ home, away }, { sides }] = [fields(picture), fields(choices)];
    if (!Array.isArray(sides)) throw new TypeError('no list');
    return {
      engine: 'duel',
      home: whole(home, DECK_CARDS),
      away: whole(away, DECK_CARDS),
      sides: sides.map((side) => oneOf(DUEL_SIDES, side)),
    };
  },
  crash(picture, { choices, steps }) {
    const point = (value: unknown) => (value === null ? null : whole(value, CRASH_HIGHEST + 1));
    return {
      engine: 'crash',
      burstHundredths: whole(fields(picture).burstHundredths, CRASH_HIGHEST + 1),
      autoHundredths: point(fields(choices).autoHundredths),
      takenHundredths: point(steps[0] ?? null),
    };
  },
  reels(picture, { table }) {
    const reels = list(picture, SYMBOL_COUNT);
    const books = Object.entries(VOLATILITIES).find(([name]) => name === table)?.[1];
    return { engine: 'reels', reels, pays: bookShown(known(books), reels) };
  },
  lines: (picture, { table }) => slot('lines', picture, table),
  ways: (picture, { table }) => slot('ways', picture, table),
  hold: (picture, { table }) => slot('hold', picture, table),
};

/**
 * A round as it can be drawn and told in words. It may come out of a file of anybody's.
 *
 * @returns null for a kind of game that is not known here, for a round that is open, and for what is no round of its kind
 */
export function readRound(round: ToldRound): ReadRound | null {
  const read = Object.hasOwn(READERS, round.engine) ? READERS[round.engine] : undefined;
  try {
    return round.picture === null ? null : (read?.(round.picture, round) ?? null);
  } catch {
    return null;
  }
}

function slot(engine: 'lines' | 'ways' | 'hold', picture: unknown, table: string): ReadRound {
  const draws = list(fields(picture).draws, 2 ** 32);
  return { engine: 'slot', round: slotRoundOf(engine, table, draws) };
}

function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new TypeError('no fields');
  return value as Fields;
}

function whole(value: unknown, below: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= below)
    throw new RangeError(`no whole number below ${below}`);
  return value;
}

function list(value: unknown, below: number): readonly number[] {
  if (!Array.isArray(value)) throw new TypeError('no list');
  return value.map((one) => whole(one, below));
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value {
  return known(values.find((one) => one === value));
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('not known');
  return value;
}
