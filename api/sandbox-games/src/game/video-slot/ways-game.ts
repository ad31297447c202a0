import { playBook } from '@mosaico/shared/fair-games/slots/ways/book';
import { firstWindow, ROWS } from '@mosaico/shared/fair-games/slots/ways/play-ways';
import { WAYS_TABLES, type WaysTableName } from '@mosaico/shared/fair-games/slots/ways/tables';
import type { WaysRules } from '../../wire/slot-wire.ts';
import type { GameOptions } from '../round/seated.ts';
import { slotGame } from './slot-game.ts';
import { waysRules } from './ways-rules.ts';

/** A slot of 1,024 ways whose symbols fall. @returns what is laid out on the page */
export function openGame(options: GameOptions): Promise<readonly Node[]> {
  const rules = options.state.rules as WaysRules;
  const table = WAYS_TABLES[rules.table as WaysTableName];
  return slotGame(options, {
    rows: ROWS,
    playSlot: (draw) => playBook(table, draw),
    scattersNeeded: Math.min(...table.freeSpins.keys()),
    window: (draw) => firstWindow(table, draw),
    rules: (painter) => waysRules(rules, table, painter, options.words),
  });
}
