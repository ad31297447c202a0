import { sql } from 'kysely';
import type { BetRequest } from '@mosaico/shared/game-wallet';
import type { Db, Tx } from '../../db/tables.ts';
import { tokenHash } from '../token-hash.ts';
import { callWallet, type WalletAnswer } from './call-wallet.ts';
import type { WalletCall, WalletOutcome } from './refusal.ts';

/**
 * Takes a stake from the member: cash first, then bonus. The same transaction id again is answered without moving anything,
 * even when the session has expired meanwhile; once the bet has been taken back, it is refused.
 *
 * @throws WalletRefusal INVALID_TOKEN, DUPLICATE_TRANSACTION, TOKEN_EXPIRED, WRONG_CURRENCY, INVALID_GAME, LIMIT_REACHED (the game's),
 *   ROUND_CLOSED, USER_DISABLED or LIMIT_REACHED (the member's: `wallet_bet_refusal`), NOT_ENOUGH_MONEY (with the balance); in this order
 * Source: G15, W2 to W6.
 */
export function bet(
  db: Db | Tx,
  { siteKey, integration, at }: WalletCall,
  request: BetRequest,
): Promise<WalletOutcome> {
  return callWallet(
    db,
    sql<WalletAnswer>`select * from wallet_bet(${siteKey}, ${integration}, ${request.transaction_uuid}, ${request.request_uuid},
      ${request.round_id}, ${tokenHash(request.token)}, ${request.game_code}, ${request.currency}, ${request.amount_centavos}, ${at})`,
  );
}
