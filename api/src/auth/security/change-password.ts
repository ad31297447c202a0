import { fieldRules, type PasswordOwner } from '@mosaico/shared/rules';
import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import { FieldRefusals } from '../../http/field-refusals.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { CallerMember } from '../../http/route.ts';
import { hashPassword } from '../../passwords/password.ts';
import type { Deps } from '../../runtime/deps.ts';
import { revokeOtherSessionsOf } from '../../sessions/end-sessions.ts';
import { useTicket } from '../../sessions/tickets.ts';
import { cancelCodes } from '../codes.ts';
import { holdMember } from '../hold-member.ts';
import { tryPassword } from '../password-attempts.ts';
import { KNOWN_OF_OWNER, passwordOwner } from '../password-owner.ts';
import { warn } from '../../warnings/warn.ts';

export interface PasswordChange {
  readonly old_password: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly ticket: string;
}

/**
 * Changes the login password. All other sessions of the member end, codes for a forgotten password become worthless, and the
 * member is told, all in one transaction; tell the member's open streams afterwards. Wrong old passwords lock like those at login, and count by session.
 *
 * @returns the id of the notification
 * @throws DomainError with every wrong field at once; then account_locked, password_wrong, ticket_invalid
 * Source: G3, G26, R134, R135, R138, A39.
 */
export async function changePassword(
  deps: Deps,
  limits: RateLimits,
  member: CallerMember,
  form: PasswordChange,
): Promise<number> {
  const { db, clock, random } = deps;
  const { siteKey, id, sessionId } = member;
  const at = clock.now();
  const judged = await memberOf(deps, siteKey, id);
  assertFields(member.name, judged ? passwordOwner(judged) : {}, form);
  if (!(await tryPassword(limits, { siteKey, sessionId }, form.old_password, judged)))
    throw wrongOldPassword();
  const newHash = await hashPassword(form.password, random);
  return transaction(db, async (tx) => {
    const current = await holdMember(tx, siteKey, id);
    // Another change was quicker than the comparison.
    if (!current || current.password_hash !== judged?.password_hash) throw wrongOldPassword();
    await useTicket(tx, { siteKey, sessionId, purpose: 'password' }, form.ticket, at);
    await setPassword(tx, { siteKey, memberId: id }, newHash, at);
    await revokeOtherSessionsOf(tx, { siteKey, memberId: id, sessionId });
    await cancelCodes(tx, { siteKey, memberId: id, purpose: 'password' });
    return warn(tx, deps, { siteKey, memberId: id, kind: 'password_changed', details: {}, at }, current);
  });
}

function assertFields(account: string, owner: PasswordOwner, form: PasswordChange): void {
  const { old_password: old, password, password_confirmation: again } = form;
  new FieldRefusals()
    .add('old_password', old ? null : 'password_required')
    .add('password', fieldRules.newPassword(password, account, old, owner))
    .add('password_confirmation', fieldRules.passwordConfirmation(again, password))
    .throwIfAny();
}

async function setPassword(
  tx: Tx,
  { siteKey, memberId }: { readonly siteKey: string; readonly memberId: number },
  hash: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ password_hash: hash, password_set_at: at, updated_at: at })
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .execute();
}

function memberOf({ db }: Deps, siteKey: string, memberId: number) {
  return db
    .selectFrom('members')
    .select(['password_hash', ...KNOWN_OF_OWNER])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirst();
}

function wrongOldPassword(): DomainError {
  return new DomainError('password_wrong', { fields: { old_password: ['password_wrong'] } });
}
