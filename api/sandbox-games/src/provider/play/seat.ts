import type { Title } from '../catalogue/titles.ts';
import type { ProviderSession } from '../launch/game-sessions.ts';

/** A player at a game. */
export interface Seat {
  readonly session: ProviderSession;
  readonly title: Title;
}
