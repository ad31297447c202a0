import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { notify } from '../information/notifications.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Clock } from '../runtime/clock.ts';
import type { WantedLimit } from './limit-form.ts';
import { storedLimit, whereLimit } from './set-limit.ts';

/** A raise as the member has seen it waiting. */
export interface SeenRaise extends Pick<WantedLimit, 'kind' | 'period'> {
  readonly effectiveAt: Date;
}

/**
 * Takes back a raise that waits. One that is taken back already stays so. The clock is read when the limit is held: a raise that has come into
 * force in the meantime is not said to be taken back.
 *
 * @returns id of the notification; null when there was nothing to take back any more
 * @throws DomainError raise_in_force
 * Source: G31, A38.
 */
export async function keepLimit(
  tx: Tx,
  owner: MemberKey,
  { kind, period, effectiveAt }: SeenRaise,
  clock: Clock,
): Promise<number | null> {
  const stored = await storedLimit(tx, owner, { kind, period });
  const at = clock.now();
  if (effectiveAt <= at) throw new DomainError('raise_in_force');
  if (!stored?.pending_from || stored.pending_from <= at) return null;
  await whereLimit(tx, owner, { kind, period }).set({ pending_from: null, pending_most: null }).execute();
  const details = { kind, period, most: stored.most };
  return notify(tx, { ...owner, kind: 'limit_kept', details, at, isSeen: true });
}
