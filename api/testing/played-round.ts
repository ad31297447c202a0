import { randomUUID } from 'node:crypto';
import type { Db } from '../src/db/tables.ts';

interface PlayedRound {
  readonly siteKey: string;
  readonly memberId: number;
  readonly betCentavos: number;
  readonly winCentavos?: number;
  /** When it ended; it began then too, unless told. */
  readonly closedAt: Date;
  readonly openedAt?: Date;
  readonly gameId?: number;
  readonly isTakenBack?: boolean;
}

/** A round that has ended, as the wallet leaves it behind, without its money: for what is worked out of rounds. */
export async function playedRound(db: Db, round: PlayedRound): Promise<void> {
  const { siteKey, memberId, gameId = 1, closedAt, openedAt = closedAt, winCentavos = 0 } = round;
  const [roundId, betId] = [randomUUID(), randomUUID()];
  const frame = { site_key: siteKey, integration: 'sandbox', round_id: roundId, member_id: memberId };
  await db
    .insertInto('game_rounds')
    .values({ ...frame, game_id: gameId, opened_at: openedAt, closed_at: closedAt, stake_centavos: 0 })
    .execute();
  const move = { ...frame, game_id: gameId, session_id: null, content_hash: '' };
  await db
    .insertInto('game_transactions')
    .values([
      {
        ...move,
        transaction_uuid: betId,
        request_uuid: betId,
        reference_transaction_uuid: null,
        kind: 'bet',
        amount_centavos: round.betCentavos,
        settled_at: closedAt,
        rolled_back_at: round.isTakenBack ? closedAt : null,
        created_at: openedAt,
      },
      {
        ...move,
        transaction_uuid: randomUUID(),
        request_uuid: randomUUID(),
        reference_transaction_uuid: betId,
        kind: 'win',
        amount_centavos: winCentavos,
        created_at: closedAt,
      },
    ])
    .execute();
}
