import type { RejectionReason } from '@mosaico/shared/api';
import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import type { Deps } from '../../runtime/deps.ts';
import { tellChange } from '../change.ts';
import { release } from '../endings.ts';
import { lockWithdrawal } from '../store.ts';
import type { Withdrawal } from '../tables.ts';
import type { Decision } from './approve.ts';

/**
 * Rejects a withdrawal: its money is the member's again, and they are told why.
 *
 * @throws DomainError not_found, withdrawal_already_reviewed
 * Source: R122, R123.
 */
export async function reject(
  deps: Deps,
  { siteKey, orderNo, operator, note, reason }: Decision & { readonly reason: RejectionReason },
): Promise<Withdrawal> {
  const at = deps.clock.now();
  const change = await transaction(
    deps.db,
    async (tx) => {
      const found = await lockWithdrawal(tx, siteKey, orderNo);
      if (found.status !== 'pending') throw new DomainError('withdrawal_already_reviewed');
      return release(tx, found, 'rejected', {
        actor: `operator:${operator}`,
        at,
        note,
        change: { reason, reviewed_at: at },
        message: { kind: 'withdrawal_rejected', cause: reason },
      });
    },
    'money',
  );
  tellChange(deps, change);
  return change.withdrawal;
}
