import { CRASH_LOWEST, drawsReaching } from '@mosaico/shared/fair-games/crash/crash';
import { DICE_MARKS, DICE_ROLLS } from '@mosaico/shared/fair-games/dice/dice';
import { DUEL_SIDES, duelReturn } from '@mosaico/shared/fair-games/duel/duel';
import { lowestMinesRtpHundredths } from '@mosaico/shared/fair-games/mines/mines';
import { PLINKO_TABLES, plinkoReturn } from '@mosaico/shared/fair-games/plinko/plinko';
import { TOTAL_WEIGHT, VOLATILITIES, type VolatilityName } from '@mosaico/shared/fair-games/reels/volatility';
import { hundredthsOfPercent } from '@mosaico/shared/fair-games/slots/fraction';
import { returnOf as holdReturn } from '@mosaico/shared/fair-games/slots/hold/hold-return';
import { HOLD_TABLES, type HoldTableName } from '@mosaico/shared/fair-games/slots/hold/tables';
import { returnOf as linesReturn } from '@mosaico/shared/fair-games/slots/lines/lines-return';
import { LINES_TABLES, type LinesTableName } from '@mosaico/shared/fair-games/slots/lines/tables';
import { WAYS_TABLES, type WaysTableName } from '@mosaico/shared/fair-games/slots/ways/tables';
import { WHEEL_KINDS, WHEEL_SEGMENTS } from '@mosaico/shared/fair-games/wheel/wheel';
import type { EngineName } from '../../wire/game-wire.ts';
import { engineOf } from '../engines/engines.ts';
import { sandboxEditions, sandboxGames } from './catalogue.ts';
import { EDITIONS, TITLES } from './titles.ts';

const percent = (paid: number, staked: number) => Math.floor((paid * 10_000) / staked);

/** The return of every kind of game by its table, summed here: in hundredths of a percent, the lowest where the player has a choice. */
const SUMMED: Readonly<Record<EngineName, (table: string) => number>> = {
  reels: (table) =>
    VOLATILITIES[table as VolatilityName].reduce((sum, book) => sum + book.weight * book.multiplier, 0) /
    (TOTAL_WEIGHT / 10_000),
  lines: (table) => hundredthsOfPercent(linesReturn(LINES_TABLES[table as LinesTableName]).total),
  hold: (table) => hundredthsOfPercent(holdReturn(HOLD_TABLES[table as HoldTableName])),
  // Summed over the whole book, which takes long, in tables.node.test.ts beside it.
  ways: (table) => WAYS_TABLES[table as WaysTableName].rtpHundredths,
  dice: () =>
    Math.min(
      ...DICE_MARKS.map(({ winningRolls, multiplierHundredths }) =>
        percent(winningRolls * multiplierHundredths, DICE_ROLLS * 100),
      ),
    ),
  plinko: () =>
    Math.min(
      ...PLINKO_TABLES.map((table) => {
        const { paid, bet } = plinkoReturn(table);
        return percent(paid, bet);
      }),
    ),
  wheel: () =>
    Math.min(
      ...WHEEL_KINDS.map(({ multiplier }, kind) =>
        percent(multiplier * WHEEL_SEGMENTS.filter((one) => one === kind).length, WHEEL_SEGMENTS.length),
      ),
    ),
  duel: () =>
    Math.min(
      ...DUEL_SIDES.map((side) => {
        const { paid, staked } = duelReturn(side);
        return percent(paid, staked);
      }),
    ),
  // Counted over every set of mines in mines.test.ts.
  mines: lowestMinesRtpHundredths,
  // Whatever the target: how many of all draws reach it, times what it pays.
  crash: () =>
    Math.min(
      ...[CRASH_LOWEST, 150, 200, 1_000, 10_000].map((target) =>
        Math.round((drawsReaching(target) * target * 100) / 2 ** 32),
      ),
    ),
};

const tables = [
  ...new Map([...TITLES, ...EDITIONS].map((title) => [`${title.engine} ${title.table}`, title])).values(),
];

describe('the return to player that a game shows', () => {
  it.each(tables)('[G14] is what its table sums to: $engine $table', (title) => {
    expect(engineOf(title).rtpHundredths(title.table)).toBe(SUMMED[title.engine](title.table));
  });

  it('[G14] [R4] stands in the catalogue for every title and edition, between 95 and 99 %', () => {
    const offers = [...sandboxGames.games, ...sandboxEditions];
    const titles = [...TITLES, ...EDITIONS];
    expect(offers.map(({ code }) => code)).toEqual(titles.map(({ code }) => code));
    for (const [index, title] of titles.entries()) {
      const shown = offers[index]?.rtpHundredths;
      expect(shown).toBe(engineOf(title).rtpHundredths(title.table));
      expect(shown).toBeGreaterThanOrEqual(9_500);
      expect(shown).toBeLessThanOrEqual(9_900);
    }
  });
});
