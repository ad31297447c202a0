import type { ErrorCode } from '@mosaico/shared/api';
import { fieldRules } from '@mosaico/shared/rules';
import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../runtime/deps.ts';
import { DomainError } from '../../domain-error.ts';
import { FieldRefusals } from '../../http/field-refusals.ts';
import { hashPassword, isPassword } from '../../passwords/password.ts';
import { revokeSessionsOf } from '../../sessions/end-sessions.ts';
import { tryCode, useUpCode } from '../codes.ts';
import { holdMember } from '../hold-member.ts';
import { passwordOwner } from '../password-owner.ts';
import { warn } from '../../warnings/warn.ts';
import { identifyMember, type Identification } from './identify-member.ts';
import { EQUAL_TIME_MS, takeAtLeast } from './take-at-least.ts';

export interface ResetForm extends Identification {
  readonly code: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/**
 * Sets a new password with the code that was sent. The code is used up, all sessions of the member end and the member is warned (A65)
 * in the same transaction; tell the member's open streams afterwards. Of several requests with one code exactly one succeeds.
 *
 * @returns the member's id
 * @throws DomainError with every wrong field at once; then code_wrong, the same for a wrong, late, used or replaced code,
 *   a stranger and a blocked member; then password_is_account, password_guessable or password_is_old, which leave the code usable
 * Source: G9, G26, R134, R135, R138.
 */
export async function resetPassword(deps: Deps, form: ResetForm): Promise<number> {
  assertFields(form);
  return takeAtLeast(deps.clock, EQUAL_TIME_MS, async () => {
    const at = deps.clock.now();
    const member = await identifyMember(deps.db, form);
    const judged = await judgedPassword(deps, form, member);
    if (!member) throw refused('code', 'code_wrong');
    const refusal = await transaction(deps.db, (tx) => reset(tx, deps, form, { ...member, ...judged }, at));
    if (refusal) throw refusal;
    return member.id;
  });
}

function assertFields(form: ResetForm): void {
  new FieldRefusals()
    .add('name', form.name.trim() ? null : 'account_required')
    .add('cpf_id', fieldRules.cpf(form.cpf_id))
    .add('code', fieldRules.code(form.code))
    .add(
      'password',
      fieldRules.password(form.password, form.name.trim(), { phone: form.name, cpf: form.cpf_id }),
    )
    .add('password_confirmation', fieldRules.passwordConfirmation(form.password_confirmation, form.password))
    .throwIfAny();
}

interface Judged {
  readonly id: number;
  readonly password_hash: string;
  readonly newHash: string;
  readonly isOld: boolean;
}

/** The slow part, outside the transaction, and the same for a stranger. */
async function judgedPassword(
  { random }: Deps,
  { password }: ResetForm,
  member: { readonly password_hash: string } | null,
) {
  const [newHash, isOld] = await Promise.all([
    hashPassword(password, random),
    isPassword(password, member?.password_hash ?? null),
  ]);
  return { newHash, isOld };
}

/** @returns the refusal; it is no exception, because a wrong try is written */
async function reset(
  tx: Tx,
  deps: Deps,
  form: ResetForm,
  judged: Judged,
  at: Date,
): Promise<DomainError | null> {
  const { siteKey } = form;
  const owner = { siteKey, memberId: judged.id, purpose: 'password' } as const;
  const current = await holdMember(tx, siteKey, judged.id);
  const codeId = current && (await tryCode(tx, deps.config.providerSecret, owner, form.code, at));
  // The password changed after it was compared: another request has used the code.
  if (codeId === null || current?.password_hash !== judged.password_hash)
    return refused('code', 'code_wrong');
  const refusal =
    fieldRules.password(form.password, current.account, passwordOwner(current)) ??
    (judged.isOld ? 'password_is_old' : null);
  if (refusal) return refused('password', refusal);
  await useUpCode(tx, siteKey, codeId);
  await tx
    .updateTable('members')
    .set({ password_hash: judged.newHash, password_set_at: at, updated_at: at })
    .where('site_key', '=', siteKey)
    .where('id', '=', judged.id)
    .execute();
  await revokeSessionsOf(tx, siteKey, judged.id);
  await warn(tx, deps, { siteKey, memberId: judged.id, kind: 'password_changed', details: {}, at }, current);
  return null;
}

function refused(field: string, code: ErrorCode): DomainError {
  return new DomainError(code, { fields: { [field]: [code] } });
}
