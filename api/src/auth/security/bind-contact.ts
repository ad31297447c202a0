import { fieldRules } from '@mosaico/shared/rules';
import { isUniqueViolation } from '../../db/sql-state.ts';
import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import { FieldRefusals } from '../../http/field-refusals.ts';
import type { CallerMember } from '../../http/route.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { Deps } from '../../runtime/deps.ts';
import { checkTicket, useTicket } from '../../sessions/tickets.ts';
import { cancelCodes, tryCode, useUpCode } from '../codes.ts';
import { holdMember } from '../hold-member.ts';
import { addressOf, holderOf, type ContactKind } from './contact.ts';
import { warn } from '../../warnings/warn.ts';

export interface BindRequest {
  /** As it was typed; undefined: the number that the member has registered with. */
  readonly typed: string | undefined;
  readonly code: string;
  readonly ticket: string;
}

/** What was bound, and the notification of it where it is new. */
export interface Bound {
  readonly address: string;
  readonly notificationId: number | null;
}

/**
 * Makes an address the member's with the code that was sent there. Code and ticket are used up; a wrong code counts and leaves the
 * ticket as it is. The member is warned of a new address, by who reads the one before where there was one, and codes for a forgotten
 * password that went there are worthless. Of several requests with one code exactly one succeeds.
 *
 * @throws DomainError of a wrong address or no code; ticket_invalid; code_wrong for every code that is wrong, late, used, replaced
 *   or for another address; email_taken or phone_taken when another member was quicker
 * Source: G4, G53, A39, A65.
 */
export async function bindContact(
  deps: Deps,
  kind: ContactKind,
  { siteKey, id: memberId, sessionId }: CallerMember,
  { typed, code, ticket }: BindRequest,
): Promise<Bound> {
  const { db, clock, config } = deps;
  const at = clock.now();
  new FieldRefusals()
    .add(kind.field, typed === undefined ? null : kind.fault(typed))
    .add('code', fieldRules.code(code))
    .throwIfAny();
  const wanted = typed === undefined ? null : addressOf(kind, typed);
  const owner = { siteKey, memberId, purpose: kind.field } as const;
  const outcome = await transaction(db, async (tx): Promise<Bound | DomainError> => {
    const member = await holdMember(tx, siteKey, memberId);
    if (!member) throw new DomainError('unauthenticated');
    await checkTicket(tx, { siteKey, sessionId, purpose: kind.field }, ticket, at);
    const before = member[kind.field];
    const address = wanted ?? before;
    const codeId = await tryCode(tx, config.providerSecret, { ...owner, about: address }, code, at);
    // No exception: the wrong try is written.
    if (codeId === null) return refused('code', 'code_wrong');
    if ((await holderOf(tx, kind, owner, address)) !== null) throw refused(kind.field, kind.taken);
    await useTicket(tx, { siteKey, sessionId, purpose: kind.field }, ticket, at);
    await useUpCode(tx, siteKey, codeId);
    await save(tx, kind, owner, address, at);
    if (before === address) return { address, notificationId: null };
    if (before !== '') await cancelCodes(tx, { ...owner, purpose: 'password' });
    const warning = before === '' ? kind.warnings.added : kind.warnings.changed;
    return {
      address,
      notificationId:
        warning && (await warn(tx, deps, { siteKey, memberId, kind: warning, details: {}, at }, member)),
    };
  });
  if (outcome instanceof DomainError) throw outcome;
  return outcome;
}

/** @throws DomainError email_taken or phone_taken when another member binds it at the same time */
async function save(
  tx: Tx,
  kind: ContactKind,
  { siteKey, memberId }: MemberKey,
  address: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({
      [kind.field]: address,
      ...(kind.field === 'phone' && { phone_verified_at: at }),
      updated_at: at,
    })
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .execute()
    .catch((error: unknown) => {
      if (isUniqueViolation(error, `members_${kind.field}_key`)) throw refused(kind.field, kind.taken);
      throw error;
    });
}

function refused(field: string, code: 'code_wrong' | ContactKind['taken']): DomainError {
  return new DomainError(code, { fields: { [field]: [code] } });
}
