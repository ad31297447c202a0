import { BET_STEPS_CENTAVOS } from '../../wire/bet-steps.ts';
import { engineOf } from '../engines/engines.ts';
import type { CheckedBet } from '../rounds/play-round.ts';
import type { Seat } from './seat.ts';

/** The stakes that a player may choose from at a game. */
export function betsOf({ session, title }: Seat): number[] {
  const { min_bet_centavos: min, max_bet_centavos: max } = session;
  const { betUnitCentavos } = engineOf(title);
  return BET_STEPS_CENTAVOS.filter((bet) => bet >= min && bet <= max && bet % betUnitCentavos === 0);
}

/** @returns null when the game has no such bet, or no such choices */
export function checkedBet(
  seat: Seat,
  { betCentavos, choices: sent, requestId }: { betCentavos: number; choices?: unknown; requestId: string },
): CheckedBet | null {
  const engine = engineOf(seat.title);
  const choices = engine.choicesOf(sent, seat.title.table);
  if (choices === undefined) return null;
  const stakeCentavos = betCentavos / engine.stakesOf(choices);
  if (!betsOf(seat).includes(stakeCentavos) || betCentavos > seat.session.max_bet_centavos) return null;
  return { betCentavos, choices, requestId };
}
