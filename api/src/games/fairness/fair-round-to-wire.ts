import type { Data } from '@mosaico/shared/api';
import type { FairRound } from '@mosaico/shared/game-wallet';
import { wireFromCentavos } from '@mosaico/shared/money';

/** A round with what decided it, as the contract has it. */
export function fairRoundToWire(round: FairRound): Data<'GET /api/games/fairness/rounds'>[number] {
  const { bet_centavos: bet, win_centavos: win, is_cancelled: isCancelled, ...same } = round;
  return {
    ...same,
    bet: wireFromCentavos(bet),
    win: wireFromCentavos(win),
    is_cancelled: Number(isCancelled),
  };
}
