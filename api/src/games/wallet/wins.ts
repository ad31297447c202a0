import { sql } from 'kysely';
import type { WinRequest } from '@mosaico/shared/game-wallet';
import type { Db, Tx } from '../../db/tables.ts';
import { callWallet, type WalletAnswer } from './call-wallet.ts';
import type { WalletCall, WalletOutcome } from './refusal.ts';

/**
 * Pays a win; zero with `round_closed` ends a lost round. A win is paid whatever the state of the session and of the member.
 *
 * @throws WalletRefusal TRANSACTION_DOES_NOT_EXIST (no such round), DUPLICATE_TRANSACTION, WRONG_CURRENCY, ROUND_CLOSED,
 *   TRANSACTION_DOES_NOT_EXIST (no standing bet of that round); in this order
 * Source: G15, W1, W2, W4, W5.
 */
export function win(
  db: Db | Tx,
  { siteKey, integration, at }: WalletCall,
  request: WinRequest,
): Promise<WalletOutcome> {
  return callWallet(
    db,
    sql<WalletAnswer>`select * from wallet_win(${siteKey}, ${integration}, ${request.transaction_uuid}, ${request.request_uuid},
      ${request.round_id}, ${request.reference_transaction_uuid}, ${request.currency}, ${request.amount_centavos},
      ${request.round_closed}, ${at})`,
  );
}
