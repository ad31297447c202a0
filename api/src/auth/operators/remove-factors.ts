import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { MemberKey } from '../../members/tables.ts';
import { removeAllPasskeys } from '../../passkeys/passkeys.ts';
import type { Deps } from '../../runtime/deps.ts';
import { dropFactor } from '../../second-factor/second-factor.ts';
import { revokeSessionsOf } from '../../sessions/end-sessions.ts';
import { warn } from '../../warnings/warn.ts';
import { memberNamed } from './removals.ts';

/** Whose second factors are removed, by whom, and why. */
export interface Removing {
  readonly siteKey: string;
  readonly account: string;
  readonly operator: string;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Removes the second factor and every passkey of a member who has lost them, ends all their sessions, writes down who did it and why, and
 * warns the member. Logins that are under way wait for the member's row, and find no factor and no passkey any more.
 *
 * @returns the member, and the id of the notification for the member event after the commit
 * @throws DomainError not_found; no_factor when there is nothing to remove
 * Source: G54, G55.
 */
export async function removeFactors(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'random'>,
  { siteKey, account, operator, reason, at }: Removing,
): Promise<{ readonly memberId: number; readonly notificationId: number }> {
  const member = await memberNamed(tx, siteKey, account)
    .select(['id', 'email', 'phone', 'language'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new DomainError('not_found');
  const owner: MemberKey = { siteKey, memberId: member.id };
  const hadApp = await dropFactor(tx, owner);
  const passkeys = await removeAllPasskeys(tx, owner);
  if (!hadApp && passkeys === 0) throw new DomainError('no_factor');
  await revokeSessionsOf(tx, siteKey, member.id);
  await tx
    .insertInto('factor_removals')
    .values({
      site_key: siteKey,
      member_id: member.id,
      operator,
      reason,
      had_app: hadApp,
      passkey_count: passkeys,
      removed_at: at,
    })
    .execute();
  const notificationId = await warn(tx, deps, { ...owner, kind: 'factors_removed', details: {}, at }, member);
  return { memberId: member.id, notificationId };
}
