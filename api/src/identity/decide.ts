import type { IdentityReason } from '@mosaico/shared/rules';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { notify } from '../information/notifications.ts';

/** What a check has come to; the reason of a rejection is told to the member. */
export type Decision =
  | { readonly status: 'approved' }
  | { readonly status: 'rejected'; readonly reason: IdentityReason };

export interface Decided {
  readonly memberId: number;
  readonly notificationId: number;
}

interface DecisionOf {
  readonly siteKey: string;
  readonly number: string;
  /** `provider` or `operator:{name}`. */
  readonly by: string;
  readonly note?: string;
  readonly at: Date;
}

/**
 * Decides a check that is pending, once.
 *
 * @throws DomainError not_found, identity_decided
 * Source: G33.
 */
export async function decide(
  tx: Tx,
  { siteKey, number, by, note = '', at }: DecisionOf,
  decision: Decision,
): Promise<Decided> {
  const check = await tx
    .selectFrom('identity_checks')
    .select(['id', 'member_id', 'status'])
    .where('site_key', '=', siteKey)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!check) throw new DomainError('not_found');
  if (check.status !== 'pending') throw new DomainError('identity_decided');
  const reason = decision.status === 'rejected' ? decision.reason : null;
  await tx
    .updateTable('identity_checks')
    .set({ status: decision.status, reason, decided_at: at, decided_by: by, note })
    .where('id', '=', check.id)
    .execute();
  const memberId = check.member_id;
  await tx
    .updateTable('members')
    .set({ identity_status: decision.status, updated_at: at })
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .execute();
  const notificationId =
    reason === null
      ? await notify(tx, { siteKey, memberId, kind: 'identity_approved', details: {}, at })
      : await notify(tx, {
          siteKey,
          memberId,
          kind: 'identity_rejected',
          details: { rejection: reason },
          at,
        });
  return { memberId, notificationId };
}
