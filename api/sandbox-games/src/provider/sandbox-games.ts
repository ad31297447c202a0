import type { GameOffer, GameProvider } from '@mosaico/shared/game-wallet';
import { sandboxGames as catalogue } from './catalogue/catalogue.ts';
import { VERIFIER_PATH } from './launch/game-files.ts';
import { liveTablesAt } from './live/live-tables.ts';

/** The sandbox as sites know it: its catalogue, and its live tables to be looked at. */
export const sandboxGames: GameProvider & GameOffer = {
  ...catalogue,
  tablesAt: liveTablesAt,
  verifierPath: VERIFIER_PATH,
};
