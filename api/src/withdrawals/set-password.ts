import { fieldRules, isPersonal } from '@mosaico/shared/rules';
import { transaction } from '../db/transaction.ts';
import { FieldRefusals } from '../http/field-refusals.ts';
import {
  judgeWithdrawalPassword,
  setWithdrawalPassword,
  usableWithdrawalPassword,
} from '../members/withdrawal-password.ts';
import type { MemberKey } from '../members/tables.ts';
import { hashPassword } from '../passwords/password.ts';
import type { Deps } from '../runtime/deps.ts';
import { checkTicket, useTicket } from '../sessions/tickets.ts';
import { warnMember } from '../warnings/warn.ts';

export interface PasswordForm {
  readonly qk_pwd: string;
  readonly qk_pwd_confirmation: string;
  readonly old_qk_pwd?: string | undefined;
  readonly ticket: string;
}

/**
 * Sets the withdrawal password with a ticket. The password before is not needed: a member may have forgotten it. Where it is sent
 * it has to be right. The member is warned (A65).
 *
 * @returns the id of the notification
 * @throws DomainError with every wrong field at once; then withdrawal_password_unset, withdrawal_password_locked,
 *   withdrawal_password_wrong of the old one; then ticket_invalid; then withdrawal_password_personal
 * Source: G5, R137, A10, A39.
 */
export async function setPassword(
  deps: Deps,
  owner: MemberKey & { readonly sessionId: number },
  { qk_pwd, qk_pwd_confirmation, old_qk_pwd, ticket }: PasswordForm,
): Promise<number> {
  const at = deps.clock.now();
  new FieldRefusals()
    .add('qk_pwd', fieldRules.newWithdrawalPassword(qk_pwd))
    .add('qk_pwd_confirmation', fieldRules.withdrawalPasswordConfirmation(qk_pwd_confirmation, qk_pwd))
    .throwIfAny();
  if (old_qk_pwd) {
    const hash = await usableWithdrawalPassword(deps.db, owner, at);
    await judgeWithdrawalPassword(deps, owner, { given: old_qk_pwd, hash, field: 'old_qk_pwd' });
  }
  const holder = { ...owner, purpose: 'withdrawal_password' } as const;
  // Whoever has a session alone learns nothing here of the member's numbers.
  await checkTicket(deps.db, holder, ticket, at);
  new FieldRefusals().add('qk_pwd', await personalFault(deps.db, owner, qk_pwd)).throwIfAny();
  const newHash = await hashPassword(qk_pwd, deps.random);
  return transaction(deps.db, async (tx) => {
    const { siteKey, memberId } = owner;
    await useTicket(tx, holder, ticket, at);
    await setWithdrawalPassword(tx, owner, newHash, at);
    return warnMember(tx, deps, { siteKey, memberId, kind: 'withdrawal_password_set', details: {}, at });
  });
}

/** Whoever finds a wallet, or knows the member, tries these first. */
async function personalFault(
  db: Deps['db'],
  { siteKey, memberId }: MemberKey,
  digits: string,
): Promise<'withdrawal_password_personal' | null> {
  const member = await db
    .selectFrom('members')
    .select(['cpf', 'phone', 'birth_date'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const numbers = { cpf: member.cpf, phone: member.phone, birthDate: member.birth_date };
  return isPersonal(digits, numbers) ? 'withdrawal_password_personal' : null;
}
