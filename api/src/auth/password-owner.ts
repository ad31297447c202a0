import type { PasswordOwner } from '@mosaico/shared/rules';
import type { Member } from '../members/tables.ts';

/** Columns of a member that a new password is compared with, besides the account. */
export const KNOWN_OF_OWNER = ['nickname', 'realname', 'email', 'birth_date', 'phone', 'cpf'] as const;

/** What of a member is not to be found in their new password. Pure. Source: R138. */
export function passwordOwner(member: Pick<Member, (typeof KNOWN_OF_OWNER)[number]>): PasswordOwner {
  const { nickname, realname, email, birth_date: birthDate, phone, cpf } = member;
  return { nickname, realname, email, birthDate, phone, cpf };
}
