import { z } from 'zod';
import {
  drawMines,
  FEWEST_MINES,
  lowestMinesRtpHundredths,
  MINES_BET_UNIT,
  MINES_FIELDS,
  minesLadder,
  minesWin,
  MOST_MINES,
  type MinesChoices,
  type MinesPicture,
} from '@mosaico/shared/fair-games/mines/mines';
import type { Engine, Standing, Stepping, StepTaken } from '../engines/engine.ts';

const choices = z.strictObject({ mines: z.int().min(FEWEST_MINES).max(MOST_MINES) });
const sentStep = z.union([
  z.strictObject({
    open: z
      .int()
      .min(0)
      .max(MINES_FIELDS - 1),
  }),
  z.strictObject({ take: z.literal(true) }),
]);

/** A field that was opened. Taking the win leaves no step: the win says it. */
type Opened = number;
type SentStep = z.output<typeof sentStep>;
type Round = Standing<MinesChoices, MinesPicture, Opened>;

/** A player who does not come back has so long from their last step. */
const LASTS_MS = 24 * 3_600_000;

const stepping: Stepping<MinesChoices, MinesPicture, Opened, SentStep> = {
  lastsMs: () => LASTS_MS,
  stepOf: (sent) => sentStep.safeParse(sent).data,
  take(round, step) {
    if ('open' in step) return opened(round, step.open);
    return round.steps.length === 0 ? null : { steps: round.steps, winCentavos: winOf(round, round.steps) };
  },
  wasTaken: ({ steps, picture }, step) =>
    'open' in step
      ? steps.includes(step.open)
      : steps.length > 0 && !picture.mined.includes(steps.at(-1) ?? -1),
  // What was won until then is paid; a round in which nothing was opened never was one.
  runOut: (round) =>
    round.steps.length === 0 ? { kind: 'undone' } : { kind: 'ended', winCentavos: winOf(round, round.steps) },
  shown: () => ({ mined: [] }),
};

export const minesEngine: Engine<MinesChoices, MinesPicture, Opened, SentStep> = {
  gameType: 'mines',
  betUnitCentavos: MINES_BET_UNIT,
  rtpHundredths: lowestMinesRtpHundredths,
  rules: () => null,
  choicesOf: (sent) => choices.safeParse(sent).data,
  stakesOf: () => 1,
  draw: ({ draw, choices: chosen }) => ({ picture: drawMines(draw, chosen), winCentavos: 0 }),
  stepping,
};

function opened(round: Round, field: number): StepTaken<Opened> {
  const { steps: before, picture, choices: chosen } = round;
  if (before.includes(field)) return { steps: before, winCentavos: null };
  const steps = [...before, field];
  if (picture.mined.includes(field)) return { steps, winCentavos: 0 };
  const isLast = steps.length === minesLadder(chosen.mines).length;
  return { steps, winCentavos: isLast ? winOf(round, steps) : null };
}

function winOf({ betCentavos, choices: chosen }: Round, steps: readonly Opened[]): number {
  return minesWin(betCentavos, chosen, steps.length);
}
