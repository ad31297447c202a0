import type { Tx } from '../../db/tables.ts';
import { rollbackBet } from '../../ledger/bets.ts';
import type { RollbackRequest } from '@mosaico/shared/game-wallet';
import { uncountWager } from '../../turnover/turnover.ts';
import { betKey } from './bets.ts';
import { WalletRefusal, type WalletCall, type WalletOutcome } from './refusal.ts';
import { gameTypeOf, lockRound } from './rounds.ts';
import { claim, conclude, find, replay, type GameTransaction } from './transactions.ts';

/**
 * Takes a bet back: the stored amount returns to the purses it came from, and its turnover is restored. Whatever has become
 * of the session and the member, and also when the round was closed and lost, a rollback is accepted; a second one of the same
 * bet is answered and moves nothing. A bet that has won is decided and stays.
 *
 * @param tx open transaction; the caller commits, also when the answer is null
 * @returns null when there is no such bet. Its id is remembered, so that the bet is refused if it arrives later.
 * @throws WalletRefusal ROUND_CLOSED (the bet has won), DUPLICATE_TRANSACTION. Nothing is written.
 * Source: G15, W3, W4, W7, I24.
 */
export async function rollback(
  tx: Tx,
  call: WalletCall,
  request: RollbackRequest,
): Promise<WalletOutcome | null> {
  const bet = await betOrTombstone(tx, call, request);
  if (bet?.kind !== 'bet' || bet.member_id === null || bet.round_id === null) return null;
  const known = await claim(tx, call, {
    transaction_uuid: request.transaction_uuid,
    kind: 'rollback',
    request_uuid: request.request_uuid,
    reference_transaction_uuid: bet.transaction_uuid,
    round_id: bet.round_id,
    member_id: bet.member_id,
    game_id: bet.game_id,
    amount_centavos: bet.amount_centavos,
    content: [bet.transaction_uuid],
  });
  if (known) return replay(tx, call, known);
  await lockRound(tx, call, bet.round_id);
  await undo(tx, call, bet.transaction_uuid);
  return conclude(tx, call, request.transaction_uuid, bet.member_id);
}

/** The bet, or a tombstone in its place: inserting waits for a bet that is being written right now. */
async function betOrTombstone(
  tx: Tx,
  call: WalletCall,
  request: RollbackRequest,
): Promise<GameTransaction | null> {
  await tx
    .insertInto('game_transactions')
    .values({
      site_key: call.siteKey,
      integration: call.integration,
      transaction_uuid: request.reference_transaction_uuid,
      kind: 'tombstone',
      request_uuid: request.request_uuid,
      content_hash: 'tombstone',
      created_at: call.at,
    })
    .onConflict((conflict) => conflict.columns(['site_key', 'integration', 'transaction_uuid']).doNothing())
    .execute();
  return find(tx, call, request.reference_transaction_uuid);
}

/** Whether a win above zero has named the bet. Under the round's lock no win comes in between. */
async function hasWon(tx: Tx, call: WalletCall, bet: GameTransaction): Promise<boolean> {
  const win = await tx
    .selectFrom('game_transactions')
    .select('transaction_uuid')
    .where('site_key', '=', call.siteKey)
    .where('integration', '=', call.integration)
    .where('round_id', '=', bet.round_id)
    .where('kind', '=', 'win')
    .where('reference_transaction_uuid', '=', bet.transaction_uuid)
    .where('amount_centavos', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return win !== undefined;
}

/** Reads the bet again: another call may have settled or undone it while this one waited for the round's lock. */
async function undo(tx: Tx, call: WalletCall, betUuid: string): Promise<void> {
  const bet = await find(tx, call, betUuid);
  if (
    !bet ||
    bet.rolled_back_at ||
    bet.member_id === null ||
    bet.game_id === null ||
    bet.amount_centavos === null
  )
    return;
  if (await hasWon(tx, call, bet)) throw new WalletRefusal('ROUND_CLOSED');
  await rollbackBet(tx, {
    siteKey: call.siteKey,
    at: call.at,
    betKey: betKey(call, betUuid),
    metadata: { round: bet.round_id ?? '' },
  });
  if (bet.settled_at) {
    const gameType = await gameTypeOf(tx, call.siteKey, bet.game_id);
    await uncountWager(
      tx,
      { siteKey: call.siteKey, memberId: bet.member_id, gameType, amountCentavos: bet.amount_centavos },
      bet.turnover_centavos,
    );
  }
  await tx
    .updateTable('game_transactions')
    .set({ rolled_back_at: call.at, turnover_centavos: 0 })
    .where('site_key', '=', call.siteKey)
    .where('integration', '=', call.integration)
    .where('transaction_uuid', '=', betUuid)
    .execute();
}
