import type { Data } from '@mosaico/shared/api';
import type { ToldRound } from '@mosaico/shared/fair-games/check-round';
import { centavosFromWire } from '@mosaico/shared/money';

export type FairRound = Data<'GET /api/games/fairness/rounds'>[number];

/** A round of the wire, as the verifier takes it. */
export function toldRound(round: FairRound): ToldRound {
  return {
    roundId: round.round_id,
    game: round.game,
    engine: round.engine,
    table: round.table,
    betCentavos: centavosFromWire(round.bet),
    winCentavos: centavosFromWire(round.win),
    isCancelled: round.is_cancelled === 1,
    choices: round.choices,
    steps: round.steps,
    picture: round.picture,
    clientSeed: round.client_seed,
    serverSeedHash: round.server_seed_hash,
    nonce: round.nonce,
    serverSeed: round.server_seed,
    ...(round.symbols && { symbols: round.symbols }),
  };
}
