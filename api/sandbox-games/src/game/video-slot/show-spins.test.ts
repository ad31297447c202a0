import type { SlotRound, Spin } from '@mosaico/shared/fair-games/slots/slot-round';
import { aSlotPage } from '../../../testing/slot-page.ts';
import { showSpins } from './show-spins.ts';

const spin = (units: number, awarded = 0, isFree = true): Spin => ({
  isFree,
  tumbles: [{ window: [], wins: [], multiplier: 1 }],
  scatters: [],
  awarded,
  units,
});
const ROUND: SlotRound = { spins: [spin(0, 3, false), spin(0), spin(40), spin(0)], hold: null, units: 40 };

it('what the free spins have won so far is said, and shown as the win of the round', async () => {
  const told: string[] = [];
  const page = aSlotPage({
    say: (text, note) => told.push(`${text} | ${note}`),
    showLastWin: (centavos) => told.push(`round won ${centavos}`),
  });

  await showSpins(page, { id: 'r1', betCentavos: 100, round: ROUND }, { from: 0, isTurning: true });

  expect(told).toEqual([
    'freeSpinsLeft 2 | ',
    'round won 0',
    'freeSpinsLeft 1 | ',
    'round won 0',
    'freeSpinsLeft 0 | winsSoFar 200',
    'round won 200',
  ]);
});
