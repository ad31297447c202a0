import type { Draw } from '@mosaico/shared/fair-games/draws';
import type { DemoRound } from '../../wire/game-wire.ts';
import type { Title } from '../catalogue/titles.ts';
import type { Engine, Standing } from '../engines/engine.ts';
import { engineOf } from '../engines/engines.ts';
import { DEMO_CHOICES, demoStepsOf } from './demo-choices.ts';

/** Bets of the demonstration, in units of the game's bet. */
const BET_UNITS = 5;

/**
 * Rounds of a title that nobody plays. They are drawn by the same mathematics as all others, none is left out and none is made up, so what is
 * seen is what the game is like.
 */
export function demoRounds(title: Title, draw: Draw, count: number): DemoRound[] {
  return Array.from({ length: count }, (_, nonce) => demoRound(title, draw, nonce, demoBetCentavos(title)));
}

/** The stake of each round. */
export function demoBetCentavos(title: Title): number {
  return engineOf(title).betUnitCentavos * BET_UNITS;
}

/** One of them. @param stakeCentavos a multiple of the title's unit */
export function demoRound(title: Title, draw: Draw, nonce: number, stakeCentavos: number): DemoRound {
  const engine = engineOf(title);
  const choices = engine.choicesOf(DEMO_CHOICES[title.engine], title.table);
  const betCentavos = stakeCentavos * engine.stakesOf(choices);
  const { picture, winCentavos } = engine.draw({ table: title.table, draw, betCentavos, choices });
  const begun: Standing = { betCentavos, choices, picture, steps: [], elapsedMs: 0 };
  const played = playThrough(engine, begun, demoStepsOf(title.engine, draw));
  return {
    id: `demo-${nonce}`,
    betCentavos,
    winCentavos: played?.winCentavos ?? winCentavos,
    picture,
    choices,
    steps: played?.steps ?? [],
    shownSpins: 0,
    isOpen: false,
    elapsedMs: null,
    nonce,
    lastsMs: played?.lastsMs ?? null,
  };
}

interface PlayedThrough {
  readonly steps: readonly unknown[];
  readonly winCentavos: number;
  readonly lastsMs: number | null;
}

/** Takes the steps until the round has ended; one that goes on then runs out. Null where a round has no steps. */
function playThrough({ stepping }: Engine, begun: Standing, sent: readonly unknown[]): PlayedThrough | null {
  if (!stepping) return null;
  let { steps } = begun;
  for (const step of sent) {
    const taken = stepping.take({ ...begun, steps }, step);
    if (!taken) continue;
    ({ steps } = taken);
    if (taken.winCentavos !== null) return { steps, winCentavos: taken.winCentavos, lastsMs: null };
  }
  const end = stepping.runOut({ ...begun, steps });
  return {
    steps,
    winCentavos: end.kind === 'ended' ? end.winCentavos : 0,
    lastsMs: stepping.lastsMs(begun),
  };
}
