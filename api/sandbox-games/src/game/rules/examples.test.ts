import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diceMark } from '@mosaico/shared/fair-games/dice/dice';
import { DUEL_PAYS } from '@mosaico/shared/fair-games/duel/duel';
import { minesLadder } from '@mosaico/shared/fair-games/mines/mines';
import { plinkoPays } from '@mosaico/shared/fair-games/plinko/plinko';
import { VOLATILITIES } from '@mosaico/shared/fair-games/reels/volatility';
import { HOLD_TABLES } from '@mosaico/shared/fair-games/slots/hold/tables';
import { LINES_TABLES } from '@mosaico/shared/fair-games/slots/lines/tables';
import { WAYS_TABLES } from '@mosaico/shared/fair-games/slots/ways/tables';
import { WHEEL_KINDS } from '@mosaico/shared/fair-games/wheel/wheel';
import { holdExample, linesExample, reelsExample, waysExample } from './examples.ts';

const MESSAGES = '../../art/messages';
const SETS = readdirSync(join(import.meta.dirname, MESSAGES)).flatMap(
  (file) => /^(\w+)\.json$/.exec(file)?.[1] ?? [],
);

/** Values as numbers: money in reais. */
const plain = { money: (centavos: number) => String(centavos / 100), number: String };
const textOf = (folder: string, set: string, key: string) =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, folder, `${set}.json`), 'utf8')) as Record<
      string,
      string
    >
  )[key] ?? '';

describe('the example of the rules names what is in the table [G14]', () => {
  it.each(Object.entries(VOLATILITIES))('of three reels: %s', (_, books) => {
    const pays = books.map(({ weight, ...pay }) => ({ ...pay, oneIn: 1_000_000 / weight }));

    const { x, win } = reelsExample({ pays }, plain);

    expect(
      books.filter(({ pattern }) => pattern === 'three').map(({ multiplier }) => String(multiplier)),
    ).toContain(x);
    expect(win).toBe(x);
  });

  it.each(Object.entries(LINES_TABLES))('of lines: %s', (_, { pays, freeMultiplier }) => {
    const paid = [...pays.values()].map(([three]) => String(three / 20));

    const { one, other, sum, total } = linesExample(pays, freeMultiplier, plain);

    expect(paid).toEqual(expect.arrayContaining([one, other]));
    expect(Number(sum)).toBeCloseTo(Number(one) + Number(other), 9);
    expect(Number(total)).toBeCloseTo(Number(sum) * freeMultiplier, 9);
  });

  it.each(Object.entries(WAYS_TABLES))('of ways: %s', (_, { pays, multipliers }) => {
    const [, second = 0] = multipliers;

    const { x, win, total } = waysExample(pays, second, plain);

    expect([...pays.values()].map(([three]) => String(three / 20))).toContain(x);
    expect(Number(win)).toBeCloseTo(Number(x) * 6, 9);
    expect(Number(total)).toBeCloseTo(Number(win) * second, 9);
  });

  it.each(Object.entries(HOLD_TABLES))('of hold and spin: %s', (_, table) => {
    const [first, second, third] = table.coins.map(({ units }) => units / 20);

    const { x, win } = holdExample(table, plain);

    expect(Number(x)).toBeCloseTo(3 * (first ?? NaN) + 2 * (second ?? NaN) + (third ?? NaN), 9);
    expect(win).toBe(x);
  });

  it.each(SETS)('leaves the figures of slots to the table: %s', (set) => {
    for (const key of ['reelsExample', 'linesExample', 'waysExample', 'holdExample'])
      expect(textOf(MESSAGES, set, key).replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/\d\s*×(?! ?\d)/);
  });

  it('of the other games, whose texts name their multiples', () => {
    const written = (key: string) => textOf('../choices/messages', 'en', key);

    expect(written('diceExample')).toContain('49.50, which pays 2×');
    expect(diceMark(4_950)?.multiplierHundredths).toBe(200);
    expect(written('minesExample')).toContain('1.47×');
    expect(minesLadder(3)).toContain(147);
    expect(written('plinkoExample')).toMatch(/12 rows, medium risk.*3×.*0\.4×/);
    expect(plinkoPays({ rows: 12, risk: 'medium' })).toEqual(expect.arrayContaining([30, 4]));
    expect(written('wheelExample')).toMatch(/2×.*8×.*4×/);
    expect(WHEEL_KINDS.map(({ multiplier }) => multiplier)).toEqual(expect.arrayContaining([2, 8, 4]));
    expect(written('duelExample')).toMatch(/R\$2\.00.*R\$0\.50.*R\$13\.00/);
    expect(DUEL_PAYS).toEqual({ home: 2, away: 2, tie: 13 });
  });
});
