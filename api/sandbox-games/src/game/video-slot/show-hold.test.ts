import type { Coin, SlotRound } from '@mosaico/shared/fair-games/slots/slot-round';
import { showHold } from './show-hold.ts';
import type { SlotPage } from './slot-page.ts';

const coin = (reel: number, units: number): Coin => ({ reel, row: 0, units });

/** The lines have paid 20 units, which are the bet; six coins began it, and one comes with the second of its spins. */
const ROUND: SlotRound = {
  spins: [{ isFree: false, tumbles: [], scatters: [], awarded: 0, units: 20 }],
  hold: {
    coins: [0, 1, 2, 3, 4, 5].map((reel) => coin(reel, 20)),
    respins: [[], [coin(6, 100)], []],
    isFull: false,
    units: 220,
  },
  units: 240,
};

/** What is said and shown of the win during hold and spin. */
async function figuresOf(from: number) {
  const said: string[] = [];
  const shown: number[] = [];
  const done = async () => {};
  const page = {
    pace: { isQuick: true },
    words: {
      t: (key: string, values: object) => [key, ...Object.values(values ?? {})].join(' '),
      money: String,
      number: String,
    },
    table: {
      announce: () => {},
      say: (_: string, __: string, note: string) => void said.push(note),
      showLastWin: (centavos: number) => void shown.push(centavos),
    },
    wins: { clear: () => {}, banner: done, run: done },
    coins: { begin: () => {}, spin: () => ({}), land: () => ({}) },
    stage: { rest: () => ({}) },
    backdrop: { setNight: () => {} },
    sound: { play: () => {} },
    session: { shown: () => {} },
  };
  await showHold(page as unknown as SlotPage, { id: 'r1', betCentavos: 100, round: ROUND }, from);
  return { said, shown };
}

describe('the win of a round during hold and spin', () => {
  it('is what lines and coins have come to so far, said and shown alike', async () => {
    const { said, shown } = await figuresOf(0);

    expect(shown).toEqual([700, 700, 700, 1_200, 1_200, 1_200]);
    expect(said).toEqual(shown.map((centavos) => `winsSoFar ${centavos}`));
  });

  it('has what was seen before the page was loaded anew', async () => {
    expect((await figuresOf(2)).shown).toEqual([1_200, 1_200]);
  });
});
