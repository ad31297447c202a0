import { z } from 'zod';
import {
  CRASH_BET_UNIT,
  CRASH_HIGHEST,
  CRASH_LOWEST,
  CRASH_RTP_HUNDREDTHS,
  crashLastsMs,
  crashPays,
  drawCrash,
  multiplierAfter,
  type CrashChoices,
  type CrashPicture,
} from '@mosaico/shared/fair-games/crash/crash';
import type { Engine, Standing, Stepping } from '../engines/engine.ts';

const choices = z.strictObject({
  autoHundredths: z.int().min(CRASH_LOWEST).max(CRASH_HIGHEST).nullable(),
});
const sentStep = z.strictObject({ take: z.literal(true) });

/** Where the player took the win, in hundredths. */
type Taken = number;
type SentStep = z.output<typeof sentStep>;
type Round = Standing<CrashChoices, CrashPicture, Taken>;

const stepping: Stepping<CrashChoices, CrashPicture, Taken, SentStep> = {
  lastsMs: ({ picture, choices: chosen, elapsedMs }) => crashLastsMs(picture, chosen) - elapsedMs,
  stepOf: (sent) => sentStep.safeParse(sent).data,
  take(round) {
    const takenHundredths = multiplierAfter(round.elapsedMs);
    if (takenHundredths < CRASH_LOWEST) return null;
    return { steps: [takenHundredths], winCentavos: winOf(round, takenHundredths) };
  },
  wasTaken: ({ steps }) => steps.length > 0,
  runOut: (round) => ({ kind: 'ended', winCentavos: winOf(round, null) }),
  shown: () => null,
};

/** The player's clock counts for nothing: a win is taken at the multiplier of the moment at which the server hears of it. */
export const crashEngine: Engine<CrashChoices, CrashPicture, Taken, SentStep> = {
  gameType: 'crash',
  betUnitCentavos: CRASH_BET_UNIT,
  rtpHundredths: () => CRASH_RTP_HUNDREDTHS,
  rules: () => null,
  choicesOf: (sent) => choices.safeParse(sent).data,
  stakesOf: () => 1,
  draw: ({ draw }) => ({ picture: drawCrash(draw), winCentavos: 0 }),
  stepping,
};

function winOf({ betCentavos, picture, choices: chosen }: Round, takenHundredths: number | null): number {
  return (betCentavos * crashPays(picture, chosen, takenHundredths)) / 100;
}
