import { z } from 'zod';
import {
  drawPlinko,
  PLINKO_BET_UNIT,
  PLINKO_RISKS,
  PLINKO_ROWS,
  PLINKO_TABLES,
  plinkoRtpHundredths,
  type PlinkoChoices,
  type PlinkoPicture,
} from '@mosaico/shared/fair-games/plinko/plinko';
import type { Engine } from '../engines/engine.ts';

const choices = z.strictObject({ rows: z.literal(PLINKO_ROWS), risk: z.enum(PLINKO_RISKS) });

export const plinkoEngine: Engine<PlinkoChoices, PlinkoPicture> = {
  gameType: 'plinko',
  betUnitCentavos: PLINKO_BET_UNIT,
  rtpHundredths: () => Math.min(...PLINKO_TABLES.map(plinkoRtpHundredths)),
  rules: () => null,
  choicesOf: (sent) => choices.safeParse(sent).data,
  stakesOf: () => 1,
  draw: (round) => drawPlinko(round.draw, round.betCentavos, round.choices),
};
