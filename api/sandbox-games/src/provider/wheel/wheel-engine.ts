import { z } from 'zod';
import {
  drawWheel,
  WHEEL_BET_UNIT,
  WHEEL_KINDS,
  WHEEL_RTP_HUNDREDTHS,
  type WheelChoices,
  type WheelPicture,
} from '@mosaico/shared/fair-games/wheel/wheel';
import type { Engine } from '../engines/engine.ts';

/** Each kind once, in ascending order, so that the same bet is always written alike. */
const choices = z.strictObject({
  kinds: z
    .array(
      z
        .int()
        .min(0)
        .max(WHEEL_KINDS.length - 1),
    )
    .min(1)
    .refine((kinds) => kinds.every((kind, index) => index === 0 || kind > (kinds[index - 1] ?? kind))),
});

export const wheelEngine: Engine<WheelChoices, WheelPicture> = {
  gameType: 'live',
  betUnitCentavos: WHEEL_BET_UNIT,
  rtpHundredths: () => WHEEL_RTP_HUNDREDTHS,
  rules: () => null,
  choicesOf: (sent) => choices.safeParse(sent).data,
  stakesOf: ({ kinds }) => kinds.length,
  draw: (round) => drawWheel(round.draw, round.betCentavos, round.choices),
};
