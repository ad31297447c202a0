import { playHold, ROWS } from '@mosaico/shared/fair-games/slots/hold/play-hold';
import { HOLD_TABLES, type HoldTableName } from '@mosaico/shared/fair-games/slots/hold/tables';
import { spun } from '@mosaico/shared/fair-games/slots/strips';
import type { HoldRules } from '../../wire/slot-wire.ts';
import type { GameOptions } from '../round/seated.ts';
import { holdRules } from './hold-rules.ts';
import { slotGame } from './slot-game.ts';

/** A slot of twenty lines with hold and spin. @returns what is laid out on the page */
export function openGame(options: GameOptions): Promise<readonly Node[]> {
  const rules = options.state.rules as HoldRules;
  const table = HOLD_TABLES[rules.table as HoldTableName];
  return slotGame(options, {
    rows: ROWS,
    playSlot: (draw) => playHold(table, draw),
    scattersNeeded: table.coinsNeeded,
    window: (draw) => spun(table.strips, ROWS, draw),
    rules: (painter) => holdRules(rules, table, painter, options.words),
  });
}
