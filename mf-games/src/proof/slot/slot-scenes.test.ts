import { replay } from '@mosaico/shared/fair-games/replay';
import { slotRoundOf } from '@mosaico/shared/fair-games/slots/draw-slot';
import { unitsOf, UNITS_PER_BET, type SlotRound } from '@mosaico/shared/fair-games/slots/slot-round';
import en from '../../texts/sets/en.json';
import { slotFaces } from '../faces.ts';
import { figuresOf } from '../figures.ts';
import { sceneLines, sceneTitle } from './scene-words.ts';
import { slotScenes } from './slot-scenes.ts';

type Engine = Parameters<typeof slotRoundOf>[0];
const ROUNDS = 400;

function rounds(engine: Engine, table = 'wave'): readonly SlotRound[] {
  return Array.from({ length: ROUNDS }, (_, nonce) => {
    const seeds = { serverSeed: 'a secret', clientSeed: 'mine', nonce };
    const drawn = replay({ engine, table, betCentavos: UNITS_PER_BET, choices: null, steps: [], seeds });
    if (!drawn) throw new Error('it cannot be drawn');
    return slotRoundOf(engine, table, (drawn.picture as { readonly draws: readonly number[] }).draws);
  });
}

const TEXTS = en.fairness.round as unknown as Readonly<Record<string, string>>;
const say = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
  const text = TEXTS[key] ?? TEXTS[`${key}_${values['count'] === 1 ? 'one' : 'other'}`];
  if (text === undefined) throw new Error(`no text ${key}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
};
const names = Array.from({ length: 11 }, (_, symbol) => ({
  name: `symbol-${symbol}`,
  img: `/${symbol}.svg`,
}));
const told = { faces: slotFaces(names), figures: figuresOf('en') };
const textsOf = (round: SlotRound) =>
  slotScenes(round).flatMap((scene) => [
    sceneTitle(scene, say),
    ...sceneLines(scene, say, told).map(({ text }) => text),
  ]);

describe('a round of a slot, picture by picture [G47]', () => {
  it.each(['lines', 'ways', 'hold'] as const)('accounts for every unit that it paid: %s', (engine) => {
    for (const round of rounds(engine)) {
      const lines = slotScenes(round).flatMap((scene) => sceneLines(scene, say, told));

      expect(unitsOf(lines.map(({ units }) => ({ units: units ?? 0 })))).toBe(round.units);
    }
  });

  it.each(['lines', 'ways', 'hold'] as const)(
    'begins with the spin that was bet on, and leaves out what paid and began nothing: %s',
    (engine) => {
      for (const round of rounds(engine)) {
        const [first, ...others] = slotScenes(round);

        expect(first).toMatchObject({
          kind: 'spin',
          free: null,
          falls: 0,
          window: round.spins[0]?.tumbles[0]?.window,
        });
        for (const scene of others)
          expect(sceneLines(scene, say, told).map(({ text }) => text)).not.toContain(TEXTS['slotNothing']);
      }
    },
  );

  it('names line, symbol, how many and the multiple', () => {
    const round = rounds('lines').find(({ spins }) => spins[0]?.tumbles[0]?.wins.length === 1);
    const win = round?.spins[0]?.tumbles[0]?.wins[0];

    expect(round && textsOf(round)).toContain(
      `Line ${(win?.line ?? 0) + 1}: ${win?.reels} × symbol-${win?.symbol} pays ${(win?.units ?? 0) / 20}× the bet`,
    );
  });

  it('names the ways, the falls and what they are multiplied with', () => {
    const texts = rounds('ways').flatMap(textsOf);

    expect(texts.join('\n')).toMatch(
      /\d × symbol-\d+ in a row, in (?:1 way|[1-9]\d* ways), pays [\d.]+× the bet/,
    );
    expect(texts.some((text) => /^The spin · fall 1$/.test(text))).toBe(true);
    expect(texts.some((text) => /^Every win here counts ×[2-9]/.test(text))).toBe(true);
  });

  it('names free spins with their number and what gave them', () => {
    const texts = rounds('lines').flatMap(textsOf);

    expect(texts.some((text) => /^[345] × symbol-1 gave \d+ free spins$/.test(text))).toBe(true);
    expect(texts.some((text) => /^Free spin \d+ of \d+$/.test(text))).toBe(true);
  });

  it('shows coins as they stay, from those that began hold and spin on', () => {
    const round = rounds('hold').find(({ hold }) => hold?.respins.some(({ length }) => length > 0));
    const scenes = round ? slotScenes(round).filter(({ kind }) => kind === 'hold') : [];
    const held = scenes.map((scene) => (scene.kind === 'hold' ? scene.held.length : 0));

    expect(held[0]).toBe(round?.hold?.coins.length);
    expect(held.at(-1)).toBe((round?.hold?.coins.length ?? 0) + (round?.hold?.respins.flat().length ?? 0));
    expect(round && textsOf(round)).toEqual(
      expect.arrayContaining([
        `${round?.hold?.coins.length} × symbol-1 began hold and spin`,
        'Hold and spin begins',
        expect.stringMatching(/^New coins: [\d.]+×/),
        expect.stringMatching(new RegExp(`^Coins together: ${held.at(-1)}, worth`)),
      ]),
    );
  });

  it('has a mark for each symbol where no names are known', () => {
    expect([0, 1, 2, 7, 10].map((symbol) => slotFaces(undefined)(symbol))).toEqual(
      ['W', '★', '1', 'A', 'J'].map((mark) => ({ name: mark, mark, img: null })),
    );
  });
});
