import { normaliseCpf, normalisePhone } from '@mosaico/shared/rules';
import type { Db, Tx } from '../../db/tables.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';

/** How someone who forgot the password says who they are. */
export interface Identification {
  readonly siteKey: string;
  /** Account name, phone or CPF, as at login. */
  readonly name: string;
  readonly cpf_id: string;
}

/** Finds the member, not frozen, whose CPF this is, and who goes by this name; null for everybody else. Source: G9. */
export async function identifyMember(db: Db | Tx, { siteKey, name, cpf_id }: Identification) {
  const cpf = normaliseCpf(cpf_id);
  if (!cpf) return null;
  const member = await db
    .selectFrom('members')
    .select(['id', 'account', 'email', 'phone', 'cpf', 'password_hash'])
    .where('site_key', '=', siteKey)
    .where('cpf', '=', cpf)
    .where('status', '<>', MEMBER_STATUS.frozen)
    .executeTakeFirst();
  if (!member) return null;
  const isTheirs =
    member.account.toLowerCase() === name.trim().toLowerCase() ||
    member.phone === normalisePhone(name) ||
    member.cpf === normaliseCpf(name);
  return isTheirs ? member : null;
}
