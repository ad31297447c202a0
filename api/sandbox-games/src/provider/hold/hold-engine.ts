import { drawHold } from '@mosaico/shared/fair-games/slots/draw-slot';
import { toNumber } from '@mosaico/shared/fair-games/slots/fraction';
import { fullChance, holdChance } from '@mosaico/shared/fair-games/slots/hold/hold-return';
import type { HoldTable } from '@mosaico/shared/fair-games/slots/hold/play-hold';
import { HOLD_TABLES, type HoldTableName } from '@mosaico/shared/fair-games/slots/hold/tables';
import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import type { HoldRules, SlotPicture } from '../../wire/slot-wire.ts';
import type { Engine } from '../engines/engine.ts';
import { noChoices } from '../slots/no-choices.ts';
import { linePays } from '../slots/line-pays.ts';
import { oncePerTable } from '../slots/once-per-table.ts';
import { slotVolatility } from '../slots/slot-volatility.ts';

const tableOf = (name: string): HoldTable => HOLD_TABLES[name as HoldTableName];

/** The slot of five reels and twenty lines with hold and spin: one bet and one win for the whole round. */
export const holdEngine: Engine<null, SlotPicture> = {
  gameType: 'slot',
  betUnitCentavos: UNITS_PER_BET,
  rtpHundredths: (table) => tableOf(table).rtpHundredths,
  volatility: slotVolatility,
  features: ['hold'],
  rules: oncePerTable((name): HoldRules => {
    const table = tableOf(name);
    return {
      table: name,
      volatility: slotVolatility(name),
      pays: linePays(table),
      holdOneIn: 1 / toNumber(holdChance(table)),
      fullOneIn: 1 / toNumber(fullChance(table, table.coinsNeeded)),
    };
  }),
  choicesOf: noChoices,
  stakesOf: () => 1,
  draw: ({ table, draw, betCentavos }) => drawHold(draw, table, betCentavos),
};
