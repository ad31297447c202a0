import { freeSpinsChance } from '@mosaico/shared/fair-games/slots/lines/lines-return';
import { playLines, type LinesTable } from '@mosaico/shared/fair-games/slots/lines/play-lines';
import { LINES_TABLES, type LinesTableName } from '@mosaico/shared/fair-games/slots/lines/tables';
import { toNumber } from '@mosaico/shared/fair-games/slots/fraction';
import { recorded } from '@mosaico/shared/fair-games/slots/recorded-draws';
import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import type { LinesRules, SlotPicture } from '../../wire/slot-wire.ts';
import type { Engine } from '../engines/engine.ts';
import { linePays } from '../slots/line-pays.ts';
import { SLOT_VOLATILITY } from '../slots/slot-volatility.ts';

const tableOf = (name: string): LinesTable => LINES_TABLES[name as LinesTableName];

/** The slot of five reels and twenty lines, with free spins: one bet and one win for the whole round. */
export const linesEngine: Engine<null, SlotPicture> = {
  gameType: 'slot',
  betUnitCentavos: UNITS_PER_BET,
  rtpHundredths: (table) => tableOf(table).rtpHundredths,
  rules: (table): LinesRules => ({
    table,
    volatility: SLOT_VOLATILITY[table as LinesTableName],
    pays: linePays(tableOf(table)),
    freeSpinsOneIn: 1 / toNumber(freeSpinsChance(tableOf(table))),
  }),
  choicesOf: () => null,
  stakesOf: () => 1,
  draw({ table, draw, betCentavos }) {
    const { round, draws } = recorded((next) => playLines(tableOf(table), next), draw);
    return { picture: { draws }, winCentavos: (betCentavos / UNITS_PER_BET) * round.units };
  },
};
