import { normaliseCpf, normalisePhone } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** Whoever a name at the login may mean. */
export interface NamedMember {
  readonly id: number;
  readonly password_hash: string;
}

/**
 * Whom a name means at the login: the member of that account, of that phone number and of that CPF, in this order, because an account may
 * consist of digits that are somebody else's number (R261). Nobody stands in it twice. Source: R169.
 */
export async function membersNamed(db: Db, siteKey: string, name: string): Promise<readonly NamedMember[]> {
  const [account, phone, cpf] = [name.trim().toLowerCase(), normalisePhone(name), normaliseCpf(name)];
  const found = await db
    .selectFrom('members')
    .select(['id', 'password_hash', 'phone', 'cpf', sql<string>`lower(account)`.as('account')])
    .where('site_key', '=', siteKey)
    .where((row) =>
      row.or([
        row(sql`lower(account)`, '=', account),
        row('phone', '=', phone ?? ''),
        row('cpf', '=', cpf ?? ''),
      ]),
    )
    .execute();
  const meant = [
    found.find((one) => one.account === account),
    found.find((one) => phone !== null && one.phone === phone),
    found.find((one) => cpf !== null && one.cpf === cpf),
  ];
  return [...new Set(meant)].filter((one) => one !== undefined);
}

/** All spellings of an unknown name count together, as those of a known one do: the lock does not tell which it is. */
export function oneSpelling(name: string): string {
  return `name:${normalisePhone(name) ?? normaliseCpf(name) ?? name.trim().toLowerCase()}`;
}
