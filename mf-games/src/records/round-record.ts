import type { Data } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';
import type { Tone } from '@mosaico/shared/ui';

export const RECORDS = 'POST /api/game/record?lang=zh_cn';

export type RoundRecord = Data<typeof RECORDS>['list'][number];

/** The sheet of one round is named after it. */
export const sheetOf = ({ game_id: game, round_id: id }: RoundRecord) => `round:${game}:${id}`;

/** How a round ended for the player: its word, and the colour of it. What paid no more than the bet, without what went to the house, is no win. */
export function roundTone({
  state,
  bet,
  win,
  withheld = '0.00',
}: Pick<RoundRecord, 'state' | 'bet' | 'win' | 'withheld'>): {
  readonly name: 'open' | 'cancelled' | 'won' | 'returned' | 'lost';
  readonly tone: Tone;
} {
  if (state === 'open') return { name: 'open', tone: 'warning' };
  if (state === 'cancelled') return { name: 'cancelled', tone: 'neutral' };
  const [paid, staked] = [centavosFromWire(win) - centavosFromWire(withheld), centavosFromWire(bet)];
  if (paid > staked) return { name: 'won', tone: 'success' };
  return { name: paid > 0 ? 'returned' : 'lost', tone: 'neutral' };
}
