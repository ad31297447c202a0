import type { Tx } from '../../db/tables.ts';
import { takeBackReward } from '../../ledger/rewards.ts';
import { type DebtKind, owe } from '../../promotions/taken-back/debts.ts';
import { followReversed, type TakenAlong } from '../../promotions/taken-back/follow-reversed.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { NotedOrder } from '../../runtime/follow-notes.ts';
import { lockPurses } from './credit.ts';
import { firstRecharge } from './first-recharge.ts';

/** What is owed of revoked commissions. */
export const COMMISSION_DEBTS: DebtKind = {
  table: 'commission_returns',
  idColumn: 'commission_id',
  given: 'commission',
  kind: 'agency_reversal',
  paidBy: 'house:agency_expense',
  keyOf: (id, owedCentavos) => `agency_reversal:${id}:${owedCentavos}`,
  lockPurses,
};

/** Takes back the commission of first recharges that went back to their payers. @returns how many were looked at. Source: A68, G21. */
export function followReversedRecharges(deps: Deps): Promise<number> {
  return followReversed(deps, {
    table: 'agency_reversals',
    notification: 'commission_reversed',
    takeBack: takeBackCommission,
    failure: 'the commission of a recharge that went back could not be taken back',
  });
}

/**
 * Revokes the commission that a recharge has brought. What was not claimed leaves the purse of commissions, what was held is not credited any
 * more, and what was claimed is taken from cash, and owed as far as that does not go.
 *
 * @param tx open transaction; the caller commits. A second call finds nothing to revoke.
 * @returns null when nothing had been credited for it
 * Source: A68, I18.
 */
async function takeBackCommission(tx: Tx, note: NotedOrder, at: Date): Promise<TakenAlong | null> {
  const { site_key: siteKey, order_no: orderNo } = note;
  const first = await firstRecharge(tx, siteKey, orderNo, { isContested: true });
  if (!first) return null;
  const { agentId, memberId } = first;
  // Commission of the same recharge, claims and flags come before this, and are seen, or after it, and find it revoked.
  await lockPurses(tx, siteKey, agentId);
  const row = await tx
    .selectFrom('agency_commissions')
    .select(['id', 'amount_centavos', 'credited_at', 'claimed_at'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('part', '=', 'recharge')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { id, amount_centavos: amountCentavos, credited_at, claimed_at } = row;
  await tx
    .updateTable('agency_commissions')
    .set({ revoked_at: at, ...(claimed_at === null && { credited_at: null }) })
    .where('id', '=', id)
    .execute();
  if (credited_at === null) return null;
  const owner = { siteKey, memberId: agentId };
  if (claimed_at === null) {
    const { kind, paidBy, keyOf } = COMMISSION_DEBTS;
    const entry = { ...owner, at, kind, paidBy, purse: 'commission', amountCentavos } as const;
    await takeBackReward(tx, { ...entry, idempotencyKey: keyOf(id, 0), metadata: { commission: id } });
    return { owner, takenCentavos: amountCentavos, owedCentavos: 0 };
  }
  const owedCentavos = await owe(tx, COMMISSION_DEBTS, { ...owner, id, owedCentavos: amountCentavos }, at);
  return { owner, takenCentavos: amountCentavos - owedCentavos, owedCentavos };
}
