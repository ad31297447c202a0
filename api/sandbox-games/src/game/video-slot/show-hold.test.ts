import type { Coin, SlotRound } from '@mosaico/shared/fair-games/slots/slot-round';
import { aSlotPage } from '../../../testing/slot-page.ts';
import { showHold } from './show-hold.ts';

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
  const page = aSlotPage({
    say: (_, note) => said.push(note),
    showLastWin: (centavos) => shown.push(centavos),
  });
  await showHold(page, { id: 'r1', betCentavos: 100, round: ROUND }, from);
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
