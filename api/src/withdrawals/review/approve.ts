import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import type { Deps } from '../../runtime/deps.ts';
import { tellChange } from '../change.ts';
import { obstacleOf } from '../payable.ts';
import { eventsOf, lockWithdrawal, moveOn, writeEvent } from '../store.ts';
import type { Withdrawal } from '../tables.ts';
import { approvalsNeeded } from './four-eyes.ts';

/** A decision of an operator. */
export interface Decision {
  readonly siteKey: string;
  readonly orderNo: string;
  /** Who was authenticated. */
  readonly operator: string;
  /** For operators only. */
  readonly note: string;
}

/**
 * Approves a withdrawal. Above the site's limit the first approval is written down, and the second one, of another person, counts.
 *
 * @throws DomainError not_found, withdrawal_already_reviewed, payouts_stopped, account_frozen, money_contested (values.amount),
 *   second_reviewer_needed
 * Source: R122, R123.
 */
export async function approve(
  deps: Deps,
  decision: Decision & { readonly formatMoney: (centavos: number) => string },
): Promise<Withdrawal> {
  const at = deps.clock.now();
  const withdrawal = await transaction(deps.db, async (tx) => {
    const found = await lockWithdrawal(tx, decision.siteKey, decision.orderNo);
    if (found.status !== 'pending') throw new DomainError('withdrawal_already_reviewed');
    const obstacle = await obstacleOf(tx, found);
    if (obstacle?.code === 'money_contested')
      throw new DomainError(obstacle.code, {
        values: { amount: decision.formatMoney(obstacle.lackingCentavos) },
      });
    if (obstacle) throw new DomainError(obstacle.code);
    return decide(tx, found, decision, at);
  });
  if (withdrawal.status === 'approved')
    tellChange(deps, { withdrawal, balances: null, notificationId: null });
  return withdrawal;
}

async function decide(
  tx: Tx,
  withdrawal: Withdrawal,
  { operator, note }: Decision,
  at: Date,
): Promise<Withdrawal> {
  const actor = `operator:${operator}` as const;
  const events = await eventsOf(tx, withdrawal);
  const approvals = events.filter(({ status }) => status === 'approval');
  if (approvals.some((approval) => approval.actor === actor)) throw new DomainError('second_reviewer_needed');
  if (approvals.length + 1 >= (await approvalsNeeded(tx, withdrawal)))
    return moveOn(tx, withdrawal, 'approved', {
      actor,
      note,
      at,
      change: { reviewed_at: at, next_step_at: at },
    });
  await writeEvent(tx, withdrawal, 'approval', { actor, note, at });
  return withdrawal;
}
