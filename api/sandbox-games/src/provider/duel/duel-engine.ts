import { z } from 'zod';
import {
  drawDuel,
  DUEL_BET_UNIT,
  DUEL_SIDES,
  lowestDuelRtpHundredths,
  type DuelChoices,
  type DuelPicture,
} from '@mosaico/shared/fair-games/duel/duel';
import type { Engine } from '../engines/engine.ts';

const places = (sides: readonly (typeof DUEL_SIDES)[number][]) =>
  sides.map((side) => DUEL_SIDES.indexOf(side));

/** Each side once, in their order, so that the same bet is always written alike. */
const choices = z.strictObject({
  sides: z
    .array(z.enum(DUEL_SIDES))
    .min(1)
    .refine((sides) =>
      places(sides).every((place, index, all) => index === 0 || place > (all[index - 1] ?? place)),
    ),
});

export const duelEngine: Engine<DuelChoices, DuelPicture> = {
  gameType: 'live',
  betUnitCentavos: DUEL_BET_UNIT,
  rtpHundredths: lowestDuelRtpHundredths,
  rules: () => null,
  choicesOf: (sent) => choices.safeParse(sent).data,
  stakesOf: ({ sides }) => sides.length,
  draw: (round) => drawDuel(round.draw, round.betCentavos, round.choices),
};
