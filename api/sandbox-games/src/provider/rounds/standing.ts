import type { Standing } from '../engines/engine.ts';
import type { ProviderRound } from './stored-rounds.ts';

/** A stored round as its engine knows it. */
export function standingOf(round: ProviderRound, at: Date): Standing {
  return {
    betCentavos: round.bet_centavos,
    choices: round.choices,
    picture: round.reels,
    steps: round.steps,
    elapsedMs: round.plays_from ? Math.max(0, at.getTime() - round.plays_from.getTime()) : 0,
  };
}
