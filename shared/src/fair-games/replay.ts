import { replayCrash, type CrashChoices } from './crash/crash.ts';
import { drawDice, type DiceChoices } from './dice/dice.ts';
import { drawDuel, type DuelChoices } from './duel/duel.ts';
import { drawsOf, type Draw, type DrawSeeds, type DrawStep } from './draws.ts';
import { replayMines, type MinesChoices } from './mines/mines.ts';
import { drawPlinko, type PlinkoChoices } from './plinko/plinko.ts';
import { drawOutcome } from './reels/outcome.ts';
import { VOLATILITIES, type VolatilityName } from './reels/volatility.ts';
import { drawHold, drawLines, drawWays } from './slots/draw-slot.ts';
import { drawWheel, type WheelChoices } from './wheel/wheel.ts';

/** What decides a round: its kind and pay table, the bet, what the player chose and did, and the seeds. */
export interface ReplayedRound {
  readonly engine: string;
  readonly table: string;
  readonly betCentavos: number;
  readonly choices: unknown;
  readonly steps: readonly unknown[];
  readonly seeds: DrawSeeds;
}

/** How it comes out: what is drawn, and what is won. */
export interface Replay {
  readonly picture: unknown;
  readonly winCentavos: number;
}

type Play = (draw: Draw, round: ReplayedRound) => Replay;

/** The kinds of games, each by the function that its provider draws with. What comes from outside is as the engine wrote it, or throws. */
const ENGINES: Readonly<Record<string, Play>> = {
  reels(draw, { table, betCentavos }) {
    const { book, reels } = drawOutcome(VOLATILITIES[table as VolatilityName], draw);
    return { picture: reels, winCentavos: betCentavos * (book?.multiplier ?? 0) };
  },
  lines: (draw, { table, betCentavos }) => drawLines(draw, table, betCentavos),
  ways: (draw, { table, betCentavos }) => drawWays(draw, table, betCentavos),
  hold: (draw, { table, betCentavos }) => drawHold(draw, table, betCentavos),
  dice: (draw, { betCentavos, choices }) => drawDice(draw, betCentavos, choices as DiceChoices),
  plinko: (draw, { betCentavos, choices }) => drawPlinko(draw, betCentavos, choices as PlinkoChoices),
  wheel: (draw, { betCentavos, choices }) => drawWheel(draw, betCentavos, choices as WheelChoices),
  duel: (draw, { betCentavos, choices }) => drawDuel(draw, betCentavos, choices as DuelChoices),
  mines: (draw, { betCentavos, choices, steps }) =>
    replayMines(draw, betCentavos, { ...(choices as MinesChoices), opened: steps as readonly number[] }),
  crash: (draw, { betCentavos, choices, steps }) =>
    replayCrash(draw, betCentavos, {
      ...(choices as CrashChoices),
      takenHundredths: (steps as readonly number[])[0] ?? null,
    }),
};

/**
 * Draws a round again from its seeds.
 *
 * @param note told of every number that is drawn
 * @returns null for a kind of game that is not known here
 * @throws for choices that are none of its kind
 */
export function replay(round: ReplayedRound, note?: (step: DrawStep) => void): Replay | null {
  const play = Object.hasOwn(ENGINES, round.engine) ? ENGINES[round.engine] : undefined;
  return play ? play(drawsOf(round.seeds, note), round) : null;
}
