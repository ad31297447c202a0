import { toNumber } from '@mosaico/shared/fair-games/slots/fraction';
import { recorded } from '@mosaico/shared/fair-games/slots/recorded-draws';
import { UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import { playBook, type BookedTable } from '@mosaico/shared/fair-games/slots/ways/book';
import { reachChance } from '@mosaico/shared/fair-games/slots/ways/reach-chance';
import { WAYS_TABLES, type WaysTableName } from '@mosaico/shared/fair-games/slots/ways/tables';
import { FEWEST } from '@mosaico/shared/fair-games/slots/ways/ways-wins';
import type { SlotPay, SlotPicture, WaysRules } from '../../wire/slot-wire.ts';
import type { Engine } from '../engines/engine.ts';
import { SLOT_VOLATILITY } from '../slots/slot-volatility.ts';

const tableOf = (name: string): BookedTable => WAYS_TABLES[name as WaysTableName];

/** The slot of 1,024 ways whose symbols fall, with free spins: one bet and one win for the whole round, out of a book of rounds. */
export const waysEngine: Engine<null, SlotPicture> = {
  gameType: 'slot',
  betUnitCentavos: UNITS_PER_BET,
  rtpHundredths: (table) => tableOf(table).rtpHundredths,
  rules: (table): WaysRules => ({
    table,
    volatility: SLOT_VOLATILITY[table as WaysTableName],
    pays: paysOf(tableOf(table)),
  }),
  choicesOf: () => null,
  stakesOf: () => 1,
  draw({ table, draw, betCentavos }) {
    const { round, draws } = recorded((next) => playBook(tableOf(table), next), draw);
    return { picture: { draws }, winCentavos: (betCentavos / UNITS_PER_BET) * round.units };
  },
};

function paysOf(table: BookedTable): SlotPay[] {
  return [...table.pays].flatMap(([symbol, pays]) =>
    pays.map((units, index) => {
      const reels = index + FEWEST;
      return { symbol, reels, units, oneIn: 1 / toNumber(reachChance(table, symbol, reels)) };
    }),
  );
}
