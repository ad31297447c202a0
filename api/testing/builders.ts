import type { Insertable } from 'kysely';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import type { Db } from '../src/db/tables.ts';
import { openSession } from '../src/sessions/sessions.ts';
import { seededRandom } from '../src/start/seed/seeded-random.ts';
import type { MemberTables } from '../src/members/tables.ts';
import { nextSiteKey } from './test-database.ts';

const CREATED = new Date('2026-10-01T12:00:00Z');
/** Before every test's clock. */
const FOUNDED = new Date('2020-01-01T00:00:00Z');
const random = seededRandom('builders');

/** A site of its own, at the host `<key>.test`, with its first terms in force. */
export async function insertSite(db: Db, key = nextSiteKey()): Promise<string> {
  const languages = [
    { code: 'PT1', name: 'Português', flag: '/assets/flags/pt.svg' },
    { code: 'EN1', name: 'English', flag: '/assets/flags/en.svg' },
  ];
  const legal = { entity: 'Mosaico', cnpj: '', authorisation: '', address: '', support: '' };
  await db
    .insertInto('sites')
    .values({
      key,
      name: key,
      theme: 'aurora',
      languages: JSON.stringify(languages),
      is_sandbox: true,
      compliance_profile: 'sandbox',
      legal: JSON.stringify(legal),
    })
    .execute();
  await db
    .insertInto('site_hosts')
    .values({ host: `${key}.test`, site_key: key })
    .execute();
  await insertTerms(db, key, 1, FOUNDED);
  return key;
}

/** Terms of the site; their summary is `<language>: terms <version> of <site>`. In force at once unless told. */
export async function insertTerms(
  db: Db,
  siteKey: string,
  version: number,
  publishedAt: Date,
  effectiveAt = publishedAt,
): Promise<void> {
  const summary = MESSAGE_SETS.map((set) => [set, `${set}: terms ${version} of ${siteKey}`]);
  await db
    .insertInto('site_terms')
    .values({
      site_key: siteKey,
      version,
      published_at: publishedAt,
      effective_at: effectiveAt,
      summary: JSON.stringify(Object.fromEntries(summary)),
    })
    .execute();
}

export interface InsertedMember {
  readonly id: number;
  readonly siteKey: string;
  readonly account: string;
  readonly inviteCode: string;
}

let members = 0;

/** A member of the site with a phone and a CPF of its own, who has accepted its first terms. It has no password: it acts by `openToken`. */
export async function insertMember(
  db: Db,
  siteKey: string,
  changes: Partial<Insertable<MemberTables['members']>> = {},
  { hasConsented = true } = {},
): Promise<InsertedMember> {
  members += 1;
  const account = `member_${members}`;
  const row = await db
    .insertInto('members')
    .values({
      site_key: siteKey,
      account,
      password_hash: '',
      nickname: account,
      realname: 'Marina Alves',
      phone: `+5511${900_000_000 + members}`,
      cpf: String(10_000_000_000 + members),
      birth_date: '1990-05-20',
      invite_code: inviteCodeOf(members),
      inviter_id: null,
      root_inviter_id: null,
      picture_id: null,
      register_ip: '203.0.113.9',
      register_host: `${siteKey}.test`,
      language: 'pt',
      // So that they may play on licensed sites, too.
      identity_status: 'approved',
      created_at: CREATED,
      updated_at: CREATED,
      ...changes,
    })
    .returning(['id', 'site_key', 'account', 'invite_code'])
    .executeTakeFirstOrThrow();
  if (hasConsented) await consent(db, row);
  return { id: row.id, siteKey: row.site_key, account: row.account, inviteCode: row.invite_code };
}

async function consent(db: Db, { id, site_key }: { readonly id: number; readonly site_key: string }) {
  await db
    .insertInto('member_consents')
    .values({ site_key, member_id: id, version: 1, accepted_at: CREATED, ip_masked: '203.0.113.x' })
    .execute();
}

/** A bearer token of the member. */
export function openToken(
  db: Db,
  member: { readonly siteKey: string; readonly id: number },
  at: Date,
): Promise<string> {
  return openSession(db, member.siteKey, member.id, at, random);
}

function inviteCodeOf(number: number): string {
  return `T${String(number).padStart(7, '0').replaceAll('0', 'Z').replaceAll('1', 'Y')}`;
}
