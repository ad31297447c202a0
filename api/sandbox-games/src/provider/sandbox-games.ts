import type { GameOffer, GameProvider } from '@mosaico/shared/game-wallet';
import { sandboxGames as catalogue } from './catalogue/catalogue.ts';
import { titleOf } from './catalogue/titles.ts';
import { drawnWin } from './demo/drawn-win.ts';
import { VERIFIER_PATH } from './launch/game-files.ts';
import { liveTablesAt } from './live/live-tables.ts';

/** The sandbox as sites know it: its catalogue, its live tables to be looked at, and wins that its games can pay. */
export const sandboxGames: GameProvider & GameOffer = {
  ...catalogue,
  tablesAt: liveTablesAt,
  verifierPath: VERIFIER_PATH,
  drawnWin(gameCode, request) {
    const title = titleOf(gameCode);
    return title && drawnWin(title, request);
  },
};
