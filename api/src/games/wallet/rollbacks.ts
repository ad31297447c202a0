import { sql } from 'kysely';
import type { RollbackRequest } from '@mosaico/shared/game-wallet';
import type { Db } from '../../db/tables.ts';
import { callWallet, type WalletAnswer } from './call-wallet.ts';
import type { WalletCall, WalletOutcome } from './refusal.ts';

/**
 * Takes a bet back: the stored amount returns to the purses it came from, and its turnover is restored. Whatever has become
 * of the session and the member, and also when the round was closed and lost, a rollback is accepted; a second one of the same
 * bet is answered and moves nothing. A bet that has won is decided and stays.
 *
 * @throws WalletRefusal TRANSACTION_DOES_NOT_EXIST (no such bet: its id is remembered, so that the bet is refused if it arrives
 *   later), DUPLICATE_TRANSACTION, ROUND_CLOSED (the bet has won); in this order
 * Source: G15, W3, W4, W7, I24.
 */
export function rollback(
  db: Db,
  { siteKey, integration, at }: WalletCall,
  request: RollbackRequest,
): Promise<WalletOutcome> {
  return callWallet(
    db,
    sql<WalletAnswer>`select * from wallet_rollback(${siteKey}, ${integration}, ${request.transaction_uuid}, ${request.request_uuid},
      ${request.reference_transaction_uuid}, ${at})`,
  );
}
