import { commitmentOf, drawsOf, type Draw } from '@mosaico/shared/fair-games/draws';
import { diceMark } from '@mosaico/shared/fair-games/dice/dice';
import { DUEL_PAYS } from '@mosaico/shared/fair-games/duel/duel';
import { minesWin } from '@mosaico/shared/fair-games/mines/mines';
import { plinkoPays } from '@mosaico/shared/fair-games/plinko/plinko';
import { VOLATILITIES } from '@mosaico/shared/fair-games/reels/volatility';
import { WHEEL_KINDS } from '@mosaico/shared/fair-games/wheel/wheel';
import type { EngineName } from '../../wire/game-wire.ts';
import { TITLES } from '../catalogue/titles.ts';
import { engineOf } from '../engines/engines.ts';
import { demoBetCentavos, demoRounds } from './demo-rounds.ts';
import { drawnWin } from './drawn-win.ts';

const titles = [...new Map(TITLES.map((title) => [`${title.engine} ${title.table}`, title])).values()];
const draws = (): Draw => drawsOf({ serverSeed: commitmentOf('demo'), clientSeed: 'demo', nonce: 0 });

describe('the rounds of a demonstration', () => {
  it.each(titles)('[G46] are whole rounds of $engine $table, drawn as all others are', (title) => {
    const rounds = demoRounds(title, draws(), 20);

    expect(rounds.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 20 }, (_, nonce) => nonce));
    for (const { picture, betCentavos, winCentavos, isOpen } of rounds) {
      expect(isOpen).toBe(false);
      expect(picture).not.toBeNull();
      expect(betCentavos % demoBetCentavos(title)).toBe(0);
      expect(Number.isSafeInteger(winCentavos)).toBe(true);
    }
    const engine = engineOf(title);
    if (engine.stepping) return;
    const { choices, betCentavos } = rounds[0] ?? { choices: null, betCentavos: 0 };
    const drawn = engine.draw({ table: title.table, draw: draws(), betCentavos, choices });
    expect(rounds[0]).toMatchObject({ picture: drawn.picture, winCentavos: drawn.winCentavos });
  });

  it('[G46] of mines open fields until one is mined or the win is taken', () => {
    const title = titles.find(({ engine }) => engine === 'mines') ?? titles[0];
    if (!title) throw new Error('no mines');

    const rounds = demoRounds(title, draws(), 200);

    for (const { steps, picture, winCentavos } of rounds) {
      const { mined } = picture as { mined: readonly number[] };
      const hit = (steps as number[]).findIndex((field) => mined.includes(field));
      expect(
        hit === -1 ? winCentavos > 0 && steps.length === 3 : hit === steps.length - 1 && winCentavos === 0,
      ).toBe(true);
    }
    expect(new Set(rounds.map(({ winCentavos }) => winCentavos > 0))).toEqual(new Set([true, false]));
  });

  it('[G46] of crash last as long as the multiplier rises, and pay at double what they reach', () => {
    const title = titles.find(({ engine }) => engine === 'crash') ?? titles[0];
    if (!title) throw new Error('no crash');

    for (const { picture, betCentavos, winCentavos, lastsMs } of demoRounds(title, draws(), 200)) {
      const { burstHundredths } = picture as { burstHundredths: number };
      expect(winCentavos).toBe(burstHundredths >= 200 ? 2 * betCentavos : 0);
      expect(lastsMs).toBeGreaterThanOrEqual(0);
      expect(lastsMs).toBeLessThan(7_500);
    }
  });
});

describe('a win that is shown as somebody’s', () => {
  const request = { stakesCentavos: [100, 500, 2_000], leastCentavos: 1_000 };
  /** What a table says that a stake is multiplied by, where the demonstration's choices leave a few. */
  const PAYS: Partial<Record<EngineName, readonly number[]>> = {
    dice: [(diceMark(4_950)?.multiplierHundredths ?? 0) / 100],
    duel: [DUEL_PAYS.home],
    wheel: [WHEEL_KINDS[1]?.multiplier ?? 0],
    plinko: plinkoPays({ rows: 12, risk: 'medium' }).map((tenths) => tenths / 10),
    reels: Object.values(VOLATILITIES).flatMap((books) => books.map(({ multiplier }) => multiplier)),
    mines: [minesWin(100, { mines: 3 }, 3) / 100],
    crash: [2],
  };

  it.each(titles)('[G49] is one that $engine $table pays', (title) => {
    for (let seed = 0; seed < 25; seed += 1) {
      const win = drawnWin(title, { seed: String(seed), ...request });
      if (!win) throw new Error('no win');
      const { betCentavos, winCentavos } = win;

      expect(request.stakesCentavos).toContain(betCentavos);
      expect(winCentavos).toBeGreaterThan(betCentavos);
      expect(winCentavos).toBeGreaterThanOrEqual(request.leastCentavos);
      const times = winCentavos / betCentavos;
      expect(PAYS[title.engine] ?? [times]).toContain(times);
      expect(drawnWin(title, { seed: String(seed), ...request })).toEqual(win);
    }
  });

  it('[G49] is none where no round wins so much', () => {
    const duel = titles.find(({ engine }) => engine === 'duel') ?? titles[0];
    if (!duel) throw new Error('no duel');

    expect(drawnWin(duel, { ...request, seed: 'x', leastCentavos: 2 * 2_000 + 1 })).toBeNull();
  });
});
