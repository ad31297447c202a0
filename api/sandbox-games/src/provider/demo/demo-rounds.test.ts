import { commitmentOf, drawsOf, type Draw } from '@mosaico/shared/fair-games/draws';
import { TITLES } from '../catalogue/titles.ts';
import { engineOf } from '../engines/engines.ts';
import { demoBetCentavos, demoRounds } from './demo-rounds.ts';

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
