import { transaction } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import { tellChange } from './change.ts';
import { release } from './endings.ts';
import { lockWithdrawal } from './store.ts';
import type { Withdrawal } from './tables.ts';

/**
 * Takes a withdrawal back that waits for its review. One that is cancelled already is answered as it is.
 *
 * @throws DomainError not_found, also for another member's; withdrawal_not_cancellable once it is decided
 * Source: R122, A36, R160.
 */
export async function cancelWithdrawal(
  deps: Deps,
  { siteKey, memberId }: MemberKey,
  orderNo: string,
): Promise<Withdrawal> {
  const at = deps.clock.now();
  const { change, withdrawal } = await transaction(
    deps.db,
    async (tx) => {
      const found = await lockWithdrawal(tx, siteKey, orderNo);
      if (found.member_id !== memberId) throw new DomainError('not_found');
      if (found.status === 'cancelled') return { change: null, withdrawal: found };
      if (found.status !== 'pending') throw new DomainError('withdrawal_not_cancellable');
      const ended = await release(tx, found, 'cancelled', { actor: 'member', at, message: null });
      return { change: ended, withdrawal: ended.withdrawal };
    },
    'money',
  );
  if (change) tellChange(deps, change);
  return withdrawal;
}
