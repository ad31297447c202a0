import type { Tx } from '../../db/tables.ts';
import { settleWin } from '../../ledger/bets.ts';
import type { WinRequest } from '@mosaico/shared/game-wallet';
import { WalletRefusal, type WalletCall, type WalletOutcome } from './refusal.ts';
import { closeRound, escrowOf, lockRound, type Round } from './rounds.ts';
import { claim, conclude, find, replay } from './transactions.ts';

/**
 * Pays a win; zero with `round_closed` ends a lost round. A win is paid whatever the state of the
 * session and of the member.
 *
 * @param tx open transaction; the caller commits
 * @throws WalletRefusal WRONG_CURRENCY, TRANSACTION_DOES_NOT_EXIST (no standing bet of that round), ROUND_CLOSED,
 *   DUPLICATE_TRANSACTION. Nothing is written.
 * Source: G15, W1, W2, W4, W5.
 */
export async function win(tx: Tx, call: WalletCall, request: WinRequest): Promise<WalletOutcome> {
  const round = await roundOf(tx, call, request);
  const known = await claim(tx, call, {
    transaction_uuid: request.transaction_uuid,
    kind: 'win',
    request_uuid: request.request_uuid,
    reference_transaction_uuid: request.reference_transaction_uuid,
    round_id: round.round_id,
    member_id: round.member_id,
    game_id: round.game_id,
    amount_centavos: request.amount_centavos,
    content: [
      round.round_id,
      request.reference_transaction_uuid,
      request.currency,
      request.amount_centavos,
      request.round_closed,
    ],
  });
  if (known) return replay(tx, call, known);
  await assertPayable(tx, call, round, request);
  await settleWin(tx, {
    siteKey: call.siteKey,
    at: call.at,
    idempotencyKey: `win:${call.integration}:${request.transaction_uuid}`,
    memberId: round.member_id,
    roundId: escrowOf(call, round.round_id),
    amountCentavos: request.amount_centavos,
    isRoundClosed: request.round_closed,
    metadata: { round: round.round_id },
  });
  if (request.round_closed) await closeRound(tx, call, round);
  return conclude(tx, call, request.transaction_uuid, round.member_id);
}

async function roundOf(tx: Tx, call: WalletCall, request: WinRequest): Promise<Round> {
  const round = await lockRound(tx, call, request.round_id);
  if (!round) throw new WalletRefusal('TRANSACTION_DOES_NOT_EXIST');
  return round;
}

async function assertPayable(tx: Tx, call: WalletCall, round: Round, request: WinRequest): Promise<void> {
  if (request.currency !== 'BRL') throw new WalletRefusal('WRONG_CURRENCY');
  if (round.closed_at) throw new WalletRefusal('ROUND_CLOSED');
  const bet = await find(tx, call, request.reference_transaction_uuid);
  if (bet?.kind !== 'bet' || bet.round_id !== round.round_id || bet.rolled_back_at)
    throw new WalletRefusal('TRANSACTION_DOES_NOT_EXIST');
}
