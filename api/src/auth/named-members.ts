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
 * consist of digits that are somebody else's number (R261). Nobody stands in it twice.
 *
 * @returns one place for each thing that the name can be by how it is written, undefined where no other member is that; how many, the name alone
 *   decides, so that trying the password of each takes equally long whoever is registered
 * Source: R169.
 */
export async function membersNamed(
  db: Db,
  siteKey: string,
  name: string,
): Promise<readonly (NamedMember | undefined)[]> {
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
  // With brackets or dots it is a number and no account.
  const isAccount = /^\w+$/.test(account) || (phone === null && cpf === null);
  const places = [
    ...(isAccount ? [found.find((one) => one.account === account)] : []),
    ...(phone === null ? [] : [found.find((one) => one.phone === phone)]),
    ...(cpf === null ? [] : [found.find((one) => one.cpf === cpf)]),
  ];
  return places.map((one, place) => (places.indexOf(one) === place ? one : undefined));
}

/** All spellings of an unknown name count together, as those of a known one do: the lock does not tell which it is. */
export function oneSpelling(name: string): string {
  return `name:${normalisePhone(name) ?? normaliseCpf(name) ?? name.trim().toLowerCase()}`;
}
