import { toNumber } from '@mosaico/shared/fair-games/slots/fraction';
import { fullChance, holdChance } from '@mosaico/shared/fair-games/slots/hold/hold-return';
import { playHold, type HoldTable } from '@mosaico/shared/fair-games/slots/hold/play-hold';
import { HOLD_TABLES, type HoldTableName } from '@mosaico/shared/fair-games/slots/hold/tables';
import { recorded } from '@mosaico/shared/fair-games/slots/recorded-draws';
import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import type { HoldRules, SlotPicture } from '../../wire/slot-wire.ts';
import type { Engine } from '../engines/engine.ts';
import { linePays } from '../slots/line-pays.ts';
import { SLOT_VOLATILITY } from '../slots/slot-volatility.ts';

const tableOf = (name: string): HoldTable => HOLD_TABLES[name as HoldTableName];

/** The slot of five reels and twenty lines with hold and spin: one bet and one win for the whole round. */
export const holdEngine: Engine<null, SlotPicture> = {
  gameType: 'slot',
  betUnitCentavos: UNITS_PER_BET,
  rtpHundredths: (table) => tableOf(table).rtpHundredths,
  rules(name): HoldRules {
    const table = tableOf(name);
    return {
      table: name,
      volatility: SLOT_VOLATILITY[name as HoldTableName],
      pays: linePays(table),
      holdOneIn: 1 / toNumber(holdChance(table)),
      fullOneIn: 1 / toNumber(fullChance(table, table.coinsNeeded)),
    };
  },
  choicesOf: () => null,
  stakesOf: () => 1,
  draw({ table, draw, betCentavos }) {
    const { round, draws } = recorded((next) => playHold(tableOf(table), next), draw);
    return { picture: { draws }, winCentavos: (betCentavos / UNITS_PER_BET) * round.units };
  },
};
