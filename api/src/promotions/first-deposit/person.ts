import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Tx } from '../../db/tables.ts';

/** Somebody, by the eleven digits of their CPF, on a site. */
export interface PersonOfSite {
  readonly siteKey: string;
  readonly cpf: string;
}

type Parts = Pick<Config, 'dataKey'>;

/** The occasion of a first deposit's award: once per person, also under another account. It stands beside the member's CPF, so it hides nothing. */
export function occasionOfPerson({ siteKey, cpf }: PersonOfSite): string {
  return `person:${createHash('sha256').update(`${siteKey}:${cpf}`).digest('hex')}`;
}

/**
 * The same once the account is deleted: without the key of the installation nobody can find the CPF by trying all there are, which a plain hash
 * would let them do.
 */
function concealedOccasion(config: Parts, person: PersonOfSite): string {
  return `former:${createHmac('sha256', config.dataKey).update(occasionOfPerson(person)).digest('hex')}`;
}

/** Takes the CPF of somebody whose account is deleted out of what a first deposit has given them, under whichever account. Source: G42, A44. */
export async function concealPerson(tx: Tx, config: Parts, person: PersonOfSite): Promise<void> {
  await rename(tx, person, occasionOfPerson(person), concealedOccasion(config, person));
}

/** Who registers again is the same person: what a first deposit has given them is theirs, and is not given again. Source: A44, G42. */
export async function recognisePerson(tx: Tx, config: Parts, person: PersonOfSite): Promise<void> {
  await rename(tx, person, concealedOccasion(config, person), occasionOfPerson(person));
}

/** Holds a person until the end of the transaction: whoever looks whether they are back comes before their registration, or after it. */
export async function holdPerson(tx: Tx, person: PersonOfSite): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${occasionOfPerson(person)}, 0))`.execute(tx);
}

async function rename(tx: Tx, person: PersonOfSite, from: string, to: string): Promise<void> {
  await holdPerson(tx, person);
  // The kind is a literal, so that the index of occasions can be used, which leaves another kind out.
  await sql`update promotion_awards set occasion = ${to}
    where site_key = ${person.siteKey} and kind = 'first_deposit' and occasion = ${from}`.execute(tx);
}
