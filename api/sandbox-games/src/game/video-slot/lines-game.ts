import { spun } from '@mosaico/shared/fair-games/slots/strips';
import { playLines, ROWS } from '@mosaico/shared/fair-games/slots/lines/play-lines';
import { LINES_TABLES, type LinesTableName } from '@mosaico/shared/fair-games/slots/lines/tables';
import type { LinesRules } from '../../wire/slot-wire.ts';
import type { GameOptions } from '../round/seated.ts';
import { linesRules } from './lines-rules.ts';
import { slotGame } from './slot-game.ts';

/** A slot of five reels and twenty lines. @returns what is laid out on the page */
export function openGame(options: GameOptions): Promise<readonly Node[]> {
  const rules = options.state.rules as LinesRules;
  const table = LINES_TABLES[rules.table as LinesTableName];
  return slotGame(options, {
    rows: ROWS,
    playSlot: (draw) => playLines(table, draw),
    scattersNeeded: Math.min(...table.freeSpins.keys()),
    window: (draw) => spun(table.strips, ROWS, draw),
    rules: (painter) => linesRules(rules, table, painter, options.words),
  });
}
