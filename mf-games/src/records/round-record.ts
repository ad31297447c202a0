import type { Data } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';
import type { Tone } from '@mosaico/shared/ui';

export const RECORDS = 'POST /api/game/record?lang=zh_cn';

export type RoundRecord = Data<typeof RECORDS>['list'][number];

/** The sheet of one round is named after it. */
export const sheetOf = ({ game_id: game, round_id: id }: RoundRecord) => `round:${game}:${id}`;

/** How a round ended for the player: its word, and the colour of it. */
export function roundTone({ state, win }: RoundRecord): {
  readonly name: 'open' | 'cancelled' | 'won' | 'lost';
  readonly tone: Tone;
} {
  if (state === 'open') return { name: 'open', tone: 'warning' };
  if (state === 'cancelled') return { name: 'cancelled', tone: 'neutral' };
  return centavosFromWire(win) > 0 ? { name: 'won', tone: 'success' } : { name: 'lost', tone: 'neutral' };
}
