import { BET_STEPS_CENTAVOS } from '../../wire/bet-steps.ts';

/** The style has so many colours of chips. */
const COLOURS = 5;

/** Number of a bet's colour, the same in every game: it goes by the amount, not by its place among the bets of one game. */
export function chipColour(betCentavos: number): number {
  return BET_STEPS_CENTAVOS.filter((step) => step < betCentavos).length % COLOURS;
}
