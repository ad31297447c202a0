import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../db/tables.ts';
import { memberBalances } from '../../ledger/balances.ts';
import type { GameTables } from '../tables.ts';
import { WalletRefusal, type WalletCall, type WalletOutcome } from './refusal.ts';

type NewTransaction = Omit<
  Insertable<GameTables['game_transactions']>,
  'site_key' | 'integration' | 'created_at' | 'content_hash'
>;
export type GameTransaction = Selectable<GameTables['game_transactions']>;

/** One business action as the provider sent it. */
export interface Action extends NewTransaction {
  /** What makes two requests the same action. */
  readonly content: readonly (string | number | boolean | null)[];
}

/**
 * Takes the action's id for this transaction: another call with the same id waits here until this one has committed.
 *
 * @returns null when the id was free; otherwise the row of the same action, done before
 * @throws WalletRefusal DUPLICATE_TRANSACTION when the id was used for another action, or is a tombstone
 * Source: W2.
 */
export async function claim(
  tx: Tx,
  call: WalletCall,
  { content, ...action }: Action,
): Promise<GameTransaction | null> {
  const contentHash = createHash('sha256')
    .update(JSON.stringify([action.kind, ...content]))
    .digest('hex');
  const row = {
    ...action,
    site_key: call.siteKey,
    integration: call.integration,
    content_hash: contentHash,
    created_at: call.at,
  };
  const inserted = await tx
    .insertInto('game_transactions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_key', 'integration', 'transaction_uuid']).doNothing())
    .returning('transaction_uuid')
    .executeTakeFirst();
  if (inserted) return null;
  const known = await find(tx, call, action.transaction_uuid);
  if (known?.content_hash !== contentHash) throw new WalletRefusal('DUPLICATE_TRANSACTION');
  return known;
}

/** The action with this id, or null. */
export async function find(
  tx: Tx,
  call: WalletCall,
  transactionUuid: string,
): Promise<GameTransaction | null> {
  const row = await tx
    .selectFrom('game_transactions')
    .selectAll()
    .where('site_key', '=', call.siteKey)
    .where('integration', '=', call.integration)
    .where('transaction_uuid', '=', transactionUuid)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes the balance after a new action, and tells it. */
export async function conclude(
  tx: Tx,
  call: WalletCall,
  transactionUuid: string,
  memberId: number,
): Promise<WalletOutcome> {
  const { visibleCentavos, version } = await memberBalances(tx, call.siteKey, memberId);
  await tx
    .updateTable('game_transactions')
    .set({ balance_centavos: visibleCentavos })
    .where('site_key', '=', call.siteKey)
    .where('integration', '=', call.integration)
    .where('transaction_uuid', '=', transactionUuid)
    .execute();
  return { memberId, balanceCentavos: visibleCentavos, version, isReplay: false };
}

/** The answer to an action that was done before: processed, with the balance of now. */
export async function replay(tx: Tx, call: WalletCall, known: GameTransaction): Promise<WalletOutcome> {
  const memberId = known.member_id ?? 0; // every kind but a tombstone has a member, and a tombstone is refused by `claim`
  const { visibleCentavos, version } = await memberBalances(tx, call.siteKey, memberId);
  return { memberId, balanceCentavos: visibleCentavos, version, isReplay: true };
}
