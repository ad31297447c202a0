import type { Selectable } from 'kysely';
import type { Tx } from '../../db/tables.ts';
import { countWager } from '../../turnover/turnover.ts';
import type { GameType } from '../../turnover/turnover.ts';
import type { GameTables } from '../tables.ts';
import { WalletRefusal, type WalletCall } from './refusal.ts';

export type Round = Selectable<GameTables['game_rounds']>;

/** Name of a round's escrow in the ledger. */
export function escrowOf(call: WalletCall, roundId: string): string {
  return `${call.integration}-${roundId}`;
}

/** Opens the round of a bet, or locks it when it is open already. @throws WalletRefusal ROUND_CLOSED, DUPLICATE_TRANSACTION (another player's) */
export async function enterRound(
  tx: Tx,
  call: WalletCall,
  roundId: string,
  memberId: number,
  gameId: number,
): Promise<void> {
  await tx
    .insertInto('game_rounds')
    .values({
      site_key: call.siteKey,
      integration: call.integration,
      round_id: roundId,
      member_id: memberId,
      game_id: gameId,
      opened_at: call.at,
    })
    .onConflict((conflict) => conflict.columns(['site_key', 'integration', 'round_id']).doNothing())
    .execute();
  const round = await lockRound(tx, call, roundId);
  if (round?.member_id !== memberId || round.game_id !== gameId)
    throw new WalletRefusal('DUPLICATE_TRANSACTION');
  if (round.closed_at) throw new WalletRefusal('ROUND_CLOSED');
}

/** The round, locked until the transaction ends; or null. */
export async function lockRound(tx: Tx, call: WalletCall, roundId: string): Promise<Round | null> {
  const round = await tx
    .selectFrom('game_rounds')
    .selectAll()
    .where('site_key', '=', call.siteKey)
    .where('integration', '=', call.integration)
    .where('round_id', '=', roundId)
    .forUpdate()
    .executeTakeFirst();
  return round ?? null;
}

/** Closes a locked round: no bet comes in any more, and its bets count for the turnover. Source: W5, I23. */
export async function closeRound(tx: Tx, call: WalletCall, round: Round): Promise<void> {
  await tx
    .updateTable('game_rounds')
    .set({ closed_at: call.at })
    .where('site_key', '=', call.siteKey)
    .where('integration', '=', call.integration)
    .where('round_id', '=', round.round_id)
    .execute();
  const gameType = await gameTypeOf(tx, call.siteKey, round.game_id);
  for (const bet of await standingBets(tx, call, round.round_id)) {
    const turnover = await countWager(tx, {
      siteKey: call.siteKey,
      memberId: round.member_id,
      gameType,
      amountCentavos: bet.amount_centavos ?? 0,
    });
    await tx
      .updateTable('game_transactions')
      .set({ settled_at: call.at, turnover_centavos: turnover })
      .where('site_key', '=', call.siteKey)
      .where('integration', '=', call.integration)
      .where('transaction_uuid', '=', bet.transaction_uuid)
      .execute();
  }
}

export async function gameTypeOf(tx: Tx, siteKey: string, gameId: number): Promise<GameType> {
  const game = await tx
    .selectFrom('games')
    .select('game_type')
    .where('site_key', '=', siteKey)
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow();
  return game.game_type;
}

async function standingBets(tx: Tx, call: WalletCall, roundId: string) {
  return tx
    .selectFrom('game_transactions')
    .select(['transaction_uuid', 'amount_centavos'])
    .where('site_key', '=', call.siteKey)
    .where('integration', '=', call.integration)
    .where('round_id', '=', roundId)
    .where('kind', '=', 'bet')
    .where('rolled_back_at', 'is', null)
    .where('settled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('transaction_uuid')
    .forUpdate()
    .execute();
}
