import { fieldRules } from '@mosaico/shared/rules';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { FieldRefusals } from '../http/field-refusals.ts';
import type { Member, MemberKey } from './tables.ts';
import { isReserved } from './reserved-names.ts';

/** What a member changes; a field that is left out stays as it is. */
export interface ProfileChange {
  readonly nickname?: string | undefined;
  readonly realname?: string | undefined;
  /** 0 unknown, 1 male, 2 female. */
  readonly gender?: number | undefined;
}

/**
 * Changes what the member says about themselves. The real name is fixed from the moment that documents are sent for a check; a rejection
 * opens it again, because the name may be what was wrong. CPF and date of birth are never changed here.
 *
 * @throws DomainError unauthenticated; then with every wrong field at once: nickname_invalid, name_required, name_invalid, name_incomplete; then
 *   name_reserved (of a new nickname), name_fixed
 * Source: G7, R261.
 */
export async function changeProfile(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  change: ProfileChange,
  at: Date,
): Promise<void> {
  const { nickname, realname, gender } = change;
  const member = await tx
    .selectFrom('members')
    .select(['nickname', 'realname', 'identity_status'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new DomainError('unauthenticated');
  const name = realname === undefined ? member.realname : tidy(realname);
  new FieldRefusals()
    .add('nickname', nickname === undefined ? null : fieldRules.nickname(nickname))
    // A name that stays is not judged anew: some are older than the rule for full names.
    .add('realname', name === member.realname ? null : fieldRules.realname(name))
    .throwIfAny();
  if (nickname !== undefined && tidy(nickname) !== member.nickname) await assertFree(tx, siteKey, nickname);
  if (name !== member.realname && isNameFixed(member))
    throw new DomainError('name_fixed', { fields: { realname: ['name_fixed'] } });
  await tx
    .updateTable('members')
    .set({
      realname: name,
      ...(nickname !== undefined && { nickname: tidy(nickname) }),
      ...(gender !== undefined && { gender }),
      updated_at: at,
    })
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .execute();
}

async function assertFree(tx: Tx, siteKey: string, nickname: string): Promise<void> {
  if (await isReserved(tx, siteKey, nickname))
    throw new DomainError('name_reserved', { fields: { nickname: ['name_reserved'] } });
}

function isNameFixed({ identity_status: status }: Pick<Member, 'identity_status'>): boolean {
  return status === 'pending' || status === 'approved';
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
