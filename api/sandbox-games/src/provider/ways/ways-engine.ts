import { drawWays } from '@mosaico/shared/fair-games/slots/draw-slot';
import { toNumber } from '@mosaico/shared/fair-games/slots/fraction';
import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import type { BookedTable } from '@mosaico/shared/fair-games/slots/ways/book';
import { reachChance } from '@mosaico/shared/fair-games/slots/ways/reach-chance';
import { WAYS_TABLES, type WaysTableName } from '@mosaico/shared/fair-games/slots/ways/tables';
import { FEWEST } from '@mosaico/shared/fair-games/slots/ways/ways-wins';
import type { SlotPay, SlotPicture, WaysRules } from '../../wire/slot-wire.ts';
import type { Engine } from '../engines/engine.ts';
import { noChoices } from '../slots/no-choices.ts';
import { oncePerTable } from '../slots/once-per-table.ts';
import { slotVolatility } from '../slots/slot-volatility.ts';

const tableOf = (name: string): BookedTable => WAYS_TABLES[name as WaysTableName];

/** The slot of 1,024 ways whose symbols fall, with free spins: one bet and one win for the whole round, out of a book of rounds. */
export const waysEngine: Engine<null, SlotPicture> = {
  gameType: 'slot',
  betUnitCentavos: UNITS_PER_BET,
  rtpHundredths: (table) => tableOf(table).rtpHundredths,
  volatility: slotVolatility,
  features: ['free-spins', 'cascades'],
  rules: oncePerTable((table): WaysRules => ({
    table,
    volatility: slotVolatility(table),
    pays: paysOf(tableOf(table)),
  })),
  choicesOf: noChoices,
  stakesOf: () => 1,
  draw: ({ table, draw, betCentavos }) => drawWays(draw, table, betCentavos),
};

function paysOf(table: BookedTable): SlotPay[] {
  return [...table.pays].flatMap(([symbol, pays]) =>
    pays.map((units, index) => {
      const reels = index + FEWEST;
      return { symbol, reels, units, oneIn: 1 / toNumber(reachChance(table, symbol, reels)) };
    }),
  );
}
