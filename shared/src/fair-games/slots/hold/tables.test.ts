import { drawsOf, type Draw } from '../../draws.ts';
import { fraction, hundredthsOfPercent, toNumber } from '../fraction.ts';
import { recorded, replayed } from '../recorded-draws.ts';
import { UNITS_PER_BET } from '../slot-round.ts';
import { SCATTER } from '../symbols.ts';
import { fullChance, holdChance, returnOf } from './hold-return.ts';
import { PLACES, playHold, type HoldTable } from './play-hold.ts';
import { HOLD_TABLES, type HoldTableName } from './tables.ts';

const NAMES: readonly HoldTableName[] = ['calm', 'wave', 'storm'];

/** Every window has six coins at least: the two outer reels are full of them. */
const ALWAYS: HoldTable = {
  ...HOLD_TABLES.calm,
  strips: [[SCATTER], [5, 6, 7], [5, 6, 7], [5, 6, 7], [SCATTER]],
  pays: new Map(),
  coins: [{ units: 10, weight: 1 }],
  fullUnits: 1_000,
};

describe('the mathematics of hold and spin', () => {
  it.each(NAMES)('[G14] returns to player by summation what %s promises', (name) => {
    expect(hundredthsOfPercent(returnOf(HOLD_TABLES[name]))).toBe(HOLD_TABLES[name].rtpHundredths);
  });

  it.each(NAMES)('[G14] 8 000 fair rounds of %s stay within four standard errors', (name) => {
    const rounds = 8_000;
    const draw = drawsOf({ serverSeed: 'a fixed seed', clientSeed: name, nonce: 0 });
    let [sum, squares, holds] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { units, hold } = playHold(HOLD_TABLES[name], draw);
      sum += units / UNITS_PER_BET;
      squares += (units / UNITS_PER_BET) ** 2;
      if (hold) holds += 1;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean ** 2) / rounds);
    const chance = toNumber(holdChance(HOLD_TABLES[name]));

    expect(Math.abs(mean - HOLD_TABLES[name].rtpHundredths / 10_000)).toBeLessThan(4 * error);
    expect(Math.abs(holds / rounds - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds));
  });

  it('[G14] is worked out by hand where it can be: one place left, three tries', () => {
    const table = { ...ALWAYS, coinWeight: 1, coinTotal: 2 };

    expect(fullChance(table, PLACES - 1)).toEqual(fraction(7, 8));
    expect(fullChance(table, PLACES)).toEqual(fraction(1));
  });
});

describe('hold and spin', () => {
  /** Draws that are all zero: every empty place gets a coin. */
  const lucky: Draw = () => 0;
  /** No coin ever lands. */
  const unlucky: Draw = (below) => below - 1;

  it('pays every coin, and more when every place has one', () => {
    const { hold, units } = playHold(ALWAYS, lucky);

    expect(hold).toMatchObject({ isFull: true, units: PLACES * 10 + 1_000 });
    expect(hold?.coins).toHaveLength(6);
    expect(hold?.respins.map((landed) => landed.length)).toEqual([9]);
    expect(units).toBe(PLACES * 10 + 1_000);
  });

  it('ends after three spins without a coin, and pays those that it began with', () => {
    expect(playHold(ALWAYS, unlucky).hold).toMatchObject({ isFull: false, units: 60, respins: [[], [], []] });
  });

  it('gives three spins again for each coin', () => {
    const draw = drawsOf({ serverSeed: 'a fixed seed', clientSeed: 'hold', nonce: 1 });
    for (let round = 0; round < 200; round += 1) {
      const { hold } = playHold(ALWAYS, draw);
      const { respins = [], isFull = false } = hold ?? {};
      const lastCoin = respins.findLastIndex((landed) => landed.length > 0);
      expect(isFull ? respins.length - 1 : respins.length - 4).toBe(lastCoin);
      const places = [...(hold?.coins ?? []), ...respins.flat()].map(({ reel, row }) => `${reel}:${row}`);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it('does not begin with five coins', () => {
    const five = { ...ALWAYS, strips: [[SCATTER], [5, 6, 7], [5], [5], [SCATTER, SCATTER, 5, 6]] };

    expect(playHold(five, () => 0).hold).toBeNull();
  });

  it('is repeated by its draws', () => {
    const play = (draw: Draw) => playHold(ALWAYS, draw);
    const { round, draws } = recorded(play, drawsOf({ serverSeed: 's', clientSeed: 'c', nonce: 5 }));

    expect(replayed(play, draws)).toEqual(round);
  });
});
