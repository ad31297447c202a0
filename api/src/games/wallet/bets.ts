import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { placeBet } from '../../ledger/bets.ts';
import type { BetRequest } from '@mosaico/shared/game-wallet';
import { WalletRefusal, type WalletCall, type WalletOutcome } from './refusal.ts';
import { enterRound, escrowOf } from './rounds.ts';
import { assertAlive, assertMayPlay, gameOf, prolong, sessionOf, type GameSession } from './sessions.ts';
import { claim, conclude, replay } from './transactions.ts';

/**
 * Takes a stake from the member into the round's escrow. The same transaction id again is answered without moving anything,
 * even when the session has expired meanwhile; once the bet has been taken back, it is refused.
 *
 * @param tx open transaction; the caller commits
 * @throws WalletRefusal INVALID_TOKEN, TOKEN_EXPIRED, USER_DISABLED, WRONG_CURRENCY, INVALID_GAME, LIMIT_REACHED,
 *   NOT_ENOUGH_MONEY (with the balance), ROUND_CLOSED, DUPLICATE_TRANSACTION. Nothing is written.
 * Source: G15, W2 to W6.
 */
export async function bet(tx: Tx, call: WalletCall, request: BetRequest): Promise<WalletOutcome> {
  const session = await sessionOf(tx, call, request.token);
  const memberId = session.member_id;
  const known = await claim(tx, call, {
    transaction_uuid: request.transaction_uuid,
    kind: 'bet',
    request_uuid: request.request_uuid,
    round_id: request.round_id,
    session_id: session.id,
    member_id: memberId,
    game_id: session.game_id,
    amount_centavos: request.amount_centavos,
    content: [memberId, request.game_code, request.round_id, request.currency, request.amount_centavos],
  });
  // Whether the bet or its rollback came first makes no difference: it is over.
  if (known?.rolled_back_at) throw new WalletRefusal('DUPLICATE_TRANSACTION');
  if (known) return replay(tx, call, known);
  await assertAllowed(tx, call, session, request);
  await enterRound(tx, call, request.round_id, memberId, session.game_id);
  await takeStake(tx, call, memberId, request);
  await prolong(tx, session, call.at);
  return conclude(tx, call, request.transaction_uuid, memberId);
}

async function assertAllowed(
  tx: Tx,
  call: WalletCall,
  session: GameSession,
  request: BetRequest,
): Promise<void> {
  assertAlive(session, call.at);
  if (request.currency !== 'BRL') throw new WalletRefusal('WRONG_CURRENCY');
  await assertMayPlay(tx, call.siteKey, session.member_id);
  const game = await gameOf(tx, call.siteKey, session.game_id);
  if (game.code !== request.game_code) throw new WalletRefusal('INVALID_GAME');
  const { amount_centavos: amount } = request;
  if (amount < game.min_bet_centavos || amount > game.max_bet_centavos)
    throw new WalletRefusal('LIMIT_REACHED');
}

async function takeStake(tx: Tx, call: WalletCall, memberId: number, request: BetRequest): Promise<void> {
  try {
    await placeBet(tx, {
      siteKey: call.siteKey,
      at: call.at,
      idempotencyKey: betKey(call, request.transaction_uuid),
      memberId,
      roundId: escrowOf(call, request.round_id),
      amountCentavos: request.amount_centavos,
      metadata: { round: request.round_id, game: request.game_code },
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'insufficient_funds') throw error;
    throw new WalletRefusal('NOT_ENOUGH_MONEY', Number(error.details.values?.['availableCentavos'] ?? 0));
  }
}

/** Key of a bet in the ledger. */
export function betKey(call: WalletCall, transactionUuid: string): string {
  return `bet:${call.integration}:${transactionUuid}`;
}
