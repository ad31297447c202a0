import type { GameRefusal } from '../../wire/game-wire.ts';
import type { TextKey } from '../messages/words.ts';

const WORDS: Readonly<Record<string, TextKey>> = {
  NOT_ENOUGH_MONEY: 'noMoney',
  BET_UNDONE: 'undone',
  // The page offers no bet beyond the game's own limit: this is one that the member has set (G31).
  LIMIT_REACHED: 'ownLimit',
  USER_DISABLED: 'barred',
  ROUND_OPEN: 'open',
  TOKEN_EXPIRED: 'expired',
  INVALID_TOKEN: 'expired',
  OFFLINE: 'offline',
};

/** A call that the game's server refused, or that did not reach it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly balanceCentavos: number | undefined;

  constructor({ error = 'UNKNOWN', balanceCentavos }: Partial<GameRefusal>) {
    super(error);
    this.code = error;
    this.balanceCentavos = balanceCentavos;
  }

  /** What the player is told. */
  get textKey(): TextKey {
    return WORDS[this.code] ?? 'refused';
  }
}
