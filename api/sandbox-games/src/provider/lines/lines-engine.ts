import { drawLines } from '@mosaico/shared/fair-games/slots/draw-slot';
import { freeSpinsChance } from '@mosaico/shared/fair-games/slots/lines/lines-return';
import type { LinesTable } from '@mosaico/shared/fair-games/slots/lines/play-lines';
import { LINES_TABLES, type LinesTableName } from '@mosaico/shared/fair-games/slots/lines/tables';
import { toNumber } from '@mosaico/shared/fair-games/slots/fraction';
import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import type { LinesRules, SlotPicture } from '../../wire/slot-wire.ts';
import type { Engine } from '../engines/engine.ts';
import { noChoices } from '../slots/no-choices.ts';
import { linePays } from '../slots/line-pays.ts';
import { oncePerTable } from '../slots/once-per-table.ts';
import { slotVolatility } from '../slots/slot-volatility.ts';

const tableOf = (name: string): LinesTable => LINES_TABLES[name as LinesTableName];

/** The slot of five reels and twenty lines, with free spins: one bet and one win for the whole round. */
export const linesEngine: Engine<null, SlotPicture> = {
  gameType: 'slot',
  betUnitCentavos: UNITS_PER_BET,
  rtpHundredths: (table) => tableOf(table).rtpHundredths,
  volatility: slotVolatility,
  features: ['free-spins'],
  rules: oncePerTable((table): LinesRules => ({
    table,
    volatility: slotVolatility(table),
    pays: linePays(tableOf(table)),
    freeSpinsOneIn: 1 / toNumber(freeSpinsChance(tableOf(table))),
  })),
  choicesOf: noChoices,
  stakesOf: () => 1,
  draw: ({ table, draw, betCentavos }) => drawLines(draw, table, betCentavos),
};
