import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { roundsWithSums, type RoundOwner, type RoundRecord } from './rounds-with-sums.ts';

/** One bet, win or rollback of a round. */
export interface RoundMove {
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly amountCentavos: number;
  /** What of it went to the house with a revoked bonus. */
  readonly withheldCentavos: number;
  /** The member's balance after it; null where it was not kept. */
  readonly balanceCentavos: number | null;
  readonly isRolledBack: boolean;
  readonly at: Date;
}

/** A round of the member with every bet and win, in their order; null where there is none. Source: G47. */
export async function roundDetails(
  db: Db,
  owner: RoundOwner,
  { roundId, gameId }: { readonly roundId: string; readonly gameId: number },
): Promise<{ readonly round: RoundRecord; readonly moves: readonly RoundMove[] } | null> {
  const [round] = await roundsWithSums(db, owner, (rounds) =>
    rounds.where('round.round_id', '=', roundId).where('round.game_id', '=', gameId),
  );
  if (!round) return null;
  const moves = await db
    .selectFrom('game_transactions')
    .select([
      'transaction_uuid',
      'kind',
      'amount_centavos',
      'balance_centavos',
      'rolled_back_at',
      'created_at',
      sql<number>`coalesce((select sum(part.amount_centavos) from bonus_withheld part where part.site_key = game_transactions.site_key
        and part.integration = game_transactions.integration and part.round_id = game_transactions.round_id
        and part.transaction_uuid = game_transactions.transaction_uuid), 0)::bigint`.as('withheld_centavos'),
    ])
    .where('round_id', '=', roundId)
    .where('site_key', '=', owner.siteKey)
    .where('integration', '=', round.integration)
    .where('member_id', '=', owner.memberId)
    .orderBy('created_at')
    // In one instant a bet comes before what answers it.
    .orderBy('kind')
    .orderBy('transaction_uuid')
    .execute();
  return {
    round,
    moves: moves.flatMap((move) =>
      move.kind === 'tombstone'
        ? []
        : {
            id: move.transaction_uuid,
            kind: move.kind,
            amountCentavos: move.amount_centavos ?? 0,
            withheldCentavos: move.withheld_centavos,
            balanceCentavos: move.balance_centavos,
            isRolledBack: move.rolled_back_at !== null,
            at: move.created_at,
          },
    ),
  };
}
