import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { notify } from '../../information/notifications.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { type RewardPurse, takeBackReward } from '../../ledger/rewards.ts';
import type { MemberKey } from '../../members/tables.ts';
import { tellBalance } from '../../promotions/claim.ts';
import type { Deps } from '../../runtime/deps.ts';
import { dropNote, followNotes, type NotedOrder } from '../../runtime/follow-notes.ts';
import { lockPurses } from './credit.ts';
import { firstRecharge } from './first-recharge.ts';

/** What a recharge that went back has taken from an agent. */
interface TakenBack {
  readonly agent: MemberKey;
  /** From the purse of commissions, or from cash. */
  readonly takenCentavos: number;
  readonly owedCentavos: number;
}

/**
 * Takes back the commission of first recharges that went back to their payers. The database notes each in the transaction that reverses it,
 * so none is missed; the note goes with what was taken. One that fails is logged and looked at again.
 *
 * @returns how many were looked at
 * Source: A68, G21.
 */
export function followReversedRecharges(deps: Deps): Promise<number> {
  return followNotes(deps, {
    table: 'agency_reversals',
    work: (note) => follow(deps, note),
    failure: 'the commission of a recharge that went back could not be taken back',
  });
}

async function follow(deps: Deps, note: NotedOrder): Promise<void> {
  const { db, clock, memberEvents } = deps;
  const at = clock.now();
  const told = await transaction(
    db,
    async (tx) => {
      const back = await takeBackCommission(tx, note, at);
      await dropNote(tx, 'agency_reversals', note);
      return back && { agent: back.agent, notificationId: await tell(tx, back, at) };
    },
    'money',
  );
  if (!told) return;
  const { agent, notificationId: id } = told;
  await tellBalance(deps, agent);
  memberEvents.publish(agent.memberId, { type: 'notification', id, at: at.toISOString() });
}

function tell(tx: Tx, { agent, takenCentavos, owedCentavos }: TakenBack, at: Date): Promise<number> {
  const owed = owedCentavos > 0 ? ({ reason: 'owed', owedCentavos } as const) : undefined;
  const details = { amountCentavos: takenCentavos, ...owed };
  return notify(tx, { ...agent, kind: 'commission_reversed', details, at });
}

/**
 * Revokes the commission that a recharge has brought. What was not claimed leaves the purse of commissions, what was held is not credited any
 * more, and what was claimed is taken from cash, and owed as far as that does not go.
 *
 * @param tx open transaction; the caller commits. A second call finds nothing to revoke.
 * @returns null when nothing had been credited for it
 * Source: A68, I18.
 */
export async function takeBackCommission(tx: Tx, note: NotedOrder, at: Date): Promise<TakenBack | null> {
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
  const agent = { siteKey, memberId: agentId };
  if (claimed_at === null) {
    await takeFrom(tx, agent, { purse: 'commission', commissionId: id, amountCentavos, owedCentavos: 0, at });
    return { agent, takenCentavos: amountCentavos, owedCentavos: 0 };
  }
  const debt = { commission_id: id, site_key: siteKey, member_id: agentId, owed_centavos: amountCentavos };
  await tx
    .insertInto('commission_returns')
    .values({ ...debt, amount_centavos: amountCentavos, created_at: at })
    .execute();
  const takenCentavos = await takeOwed(tx, debt, at);
  return { agent, takenCentavos, owedCentavos: amountCentavos - takenCentavos };
}

/** What is owed of a commission. */
export interface CommissionDebt {
  readonly commission_id: number;
  readonly site_key: string;
  readonly member_id: number;
  readonly owed_centavos: number;
}

/**
 * Takes what is owed of a commission from the agent's cash, as far as that goes.
 *
 * @param tx has locked the agent's purses
 * @returns centavos that were taken
 * Source: A68.
 */
export async function takeOwed(tx: Tx, debt: CommissionDebt, at: Date): Promise<number> {
  const { commission_id: commissionId, site_key: siteKey, member_id: memberId, owed_centavos: owed } = debt;
  const { cashCentavos } = await memberBalances(tx, siteKey, memberId);
  const amountCentavos = Math.min(cashCentavos, owed);
  if (amountCentavos === 0) return 0;
  const agent = { siteKey, memberId };
  await takeFrom(tx, agent, { purse: 'cash', commissionId, amountCentavos, owedCentavos: owed, at });
  await tx
    .updateTable('commission_returns')
    .set({ owed_centavos: owed - amountCentavos })
    .where('commission_id', '=', commissionId)
    .execute();
  return amountCentavos;
}

interface Taking {
  readonly purse: RewardPurse;
  readonly commissionId: number;
  readonly amountCentavos: number;
  /** Before it; with the commission it names the entry. */
  readonly owedCentavos: number;
  readonly at: Date;
}

function takeFrom(tx: Tx, agent: MemberKey, taking: Taking) {
  const { purse, commissionId, amountCentavos, owedCentavos, at } = taking;
  return takeBackReward(tx, {
    ...agent,
    at,
    kind: 'agency_reversal',
    purse,
    paidBy: 'house:agency_expense',
    amountCentavos,
    idempotencyKey: `agency_reversal:${commissionId}:${owedCentavos}`,
    metadata: { commission: commissionId },
  });
}
