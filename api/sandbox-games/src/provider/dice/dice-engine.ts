import { z } from 'zod';
import {
  DICE_BET_UNIT,
  DICE_RTP_HUNDREDTHS,
  diceMark,
  drawDice,
  type DiceChoices,
  type DiceRoll,
} from '@mosaico/shared/fair-games/dice/dice';
import type { Engine } from '../engines/engine.ts';

const choices = z.strictObject({
  side: z.enum(['low', 'high']),
  winningRolls: z.int().refine((rolls) => diceMark(rolls) !== undefined),
});

export const diceEngine: Engine<DiceChoices, DiceRoll> = {
  gameType: 'dice',
  betUnitCentavos: DICE_BET_UNIT,
  rtpHundredths: () => DICE_RTP_HUNDREDTHS,
  rules: () => null,
  choicesOf: (sent) => choices.safeParse(sent).data,
  stakesOf: () => 1,
  draw: (round) => drawDice(round.draw, round.betCentavos, round.choices),
};
