import { toNumber } from '@mosaico/shared/fair-games/slots/fraction';
import { FEWEST } from '@mosaico/shared/fair-games/slots/lines/line-wins';
import { lineChance } from '@mosaico/shared/fair-games/slots/lines/lines-return';
import type { LinesTable } from '@mosaico/shared/fair-games/slots/lines/play-lines';
import type { SlotPay } from '../../wire/slot-wire.ts';

/** The pay table of a slot of lines, with its true odds. */
export function linePays(table: Pick<LinesTable, 'strips' | 'pays'>): SlotPay[] {
  return [...table.pays].flatMap(([symbol, pays]) =>
    pays.map((units, index) => {
      const reels = index + FEWEST;
      return { symbol, reels, units, oneIn: 1 / toNumber(lineChance(table, symbol, reels)) };
    }),
  );
}
