import type { RawBuilder } from 'kysely';
import type { WalletRefusalCode } from '@mosaico/shared/game-wallet';
import { statement } from '../../db/transaction.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { WalletRefusal, type WalletOutcome } from './refusal.ts';

/** What the functions in 0049_wallet_functions.sql answer. */
export interface WalletAnswer {
  readonly outcome: WalletRefusalCode | 'OK';
  readonly member: number;
  /** Cash and bonus, in centavos. */
  readonly balance: number;
  readonly version: number;
  readonly is_replay: boolean;
}

/**
 * Does a money call: one statement, which holds all rules and is a transaction of its own, within the time after which a
 * provider takes a bet back (W7). In an open transaction it is a part of that.
 *
 * @throws WalletRefusal: nothing has moved
 */
export async function callWallet(db: Db | Tx, call: RawBuilder<WalletAnswer>): Promise<WalletOutcome> {
  const { outcome, member, balance, version, is_replay } = await answerOf(db, call);
  if (outcome === 'NOT_ENOUGH_MONEY') throw new WalletRefusal(outcome, balance);
  if (outcome !== 'OK') throw new WalletRefusal(outcome);
  return { memberId: member, balanceCentavos: balance, version, isReplay: is_replay };
}

async function answerOf(db: Db | Tx, call: RawBuilder<WalletAnswer>): Promise<WalletAnswer> {
  if ('lane' in db) return statement(db, call, 'money');
  const { rows } = await call.execute(db);
  if (!rows[0]) throw new Error('the wallet answered no row');
  return rows[0];
}
