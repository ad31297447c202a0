import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import type { Verdict } from '../../providers/payment/contestation-provider.ts';
import type { Deps } from '../../runtime/deps.ts';
import { book } from './book.ts';
import { changeOf, tellChange } from './change.ts';
import { lockContestation, moveOn } from './store.ts';
import type { StoredContestation } from './tables.ts';

/** A decision of an operator. */
export interface Decision {
  readonly siteKey: string;
  readonly number: string;
  readonly verdict: Verdict;
  /** Who was authenticated. */
  readonly operator: string;
  /** For operators only. */
  readonly note: string;
}

/**
 * Decides a contestation. Accepted: the deposit is reversed and its Pix goes back. Rejected: the money stays held until the institution
 * has said yes to that. The institution is told by the job, which goes on where this process may end.
 *
 * @throws DomainError not_found, contestation_decided
 * Source: I22, I27.
 */
export async function decide(deps: Deps, decision: Decision): Promise<StoredContestation> {
  const { siteKey, number, verdict, operator, note } = decision;
  const at = deps.clock.now();
  const change = await transaction(
    deps.db,
    async (tx) => {
      const found = await lockContestation(tx, siteKey, number);
      if (!found) throw new DomainError('not_found');
      if (found.status !== 'open') throw new DomainError('contestation_decided');
      const step = { actor: `operator:${operator}`, at, note } as const;
      if (verdict === 'accepted') return book(tx, found, 'reverse', step);
      return changeOf(tx, await moveOn(tx, found, 'rejected', step), null);
    },
    'money',
  );
  tellChange(deps, change);
  return change.contestation;
}
