import type { ErrorCode } from '@mosaico/shared/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import { isUniqueViolation } from '../db/sql-state.ts';
import type { Random } from '../runtime/random.ts';
import { DomainError } from '../domain-error.ts';
import { notify } from '../information/notifications.ts';
import { hasAgents } from '../sites/has-agents.ts';
import { recordConsent } from '../sites/terms.ts';

export interface NewMember {
  readonly siteKey: string;
  readonly account: string;
  readonly passwordHash: string;
  readonly realname: string;
  /** E.164. */
  readonly phone: string;
  /** Eleven digits. */
  readonly cpf: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  /** Invite code of the member who invited them, or null. Ignored where the site is without agents (A30). */
  readonly inviteCode: string | null;
  readonly registerIp: string;
  readonly registerHost: string;
  readonly language: string;
  readonly gender?: number;
  /** False where somebody else registers them: they accept the terms themselves, later. */
  readonly hasConsented?: boolean;
  readonly at: Date;
}

/** Unique indexes of members: what a clash on each means. */
const TAKEN = [
  ['members_account_key', 'name', 'account_taken'],
  ['members_phone_key', 'phone', 'phone_taken'],
  ['members_cpf_key', 'cpf_id', 'cpf_taken'],
] as const satisfies readonly (readonly [string, string, ErrorCode])[];

const INVITE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';
const INVITE_LENGTH = 8;

/**
 * Adds a member under their inviter, keeps their consent to the terms in force, if they gave it, and writes a notification of welcome.
 *
 * @returns the member's id
 * @throws DomainError invite_code_unknown; account_taken, phone_taken or cpf_taken, the refusal of the first clash with
 *   all clashing fields; unavailable while the site has no terms. The transaction is then unusable.
 * Source: R14, R150, R156, R81, R258.
 */
export async function addMember(tx: Tx, member: NewMember, random: Random): Promise<number> {
  const inviter = await inviterOf(tx, member);
  await assertFree(tx, member);
  const inviteCode = await freeInviteCode(tx, member.siteKey, random);
  const memberId = await insertMember(tx, rowOf(member, inviter, inviteCode));
  if (member.hasConsented !== false)
    await recordConsent(tx, { siteKey: member.siteKey, memberId, at: member.at, ip: member.registerIp });
  await notify(tx, { siteKey: member.siteKey, memberId, kind: 'welcome', details: {}, at: member.at });
  return memberId;
}

async function insertMember(tx: Tx, row: ReturnType<typeof rowOf>): Promise<number> {
  try {
    const { id } = await tx.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    // Another registration may have taken the value after `assertFree` has looked.
    for (const [constraint, field, code] of TAKEN)
      if (isUniqueViolation(error, constraint)) throw refused([[field, code]]);
    throw error;
  }
}

interface Inviter {
  readonly id: number;
  readonly root_inviter_id: number | null;
}

/** @throws DomainError invite_code_unknown */
export async function inviterOf(
  db: Db | Tx,
  { siteKey, inviteCode }: Pick<NewMember, 'siteKey' | 'inviteCode'>,
): Promise<Inviter | null> {
  if (inviteCode === null || !(await hasAgents(db, siteKey))) return null;
  const inviter = await db
    .selectFrom('members')
    .select(['id', 'root_inviter_id'])
    .where('site_key', '=', siteKey)
    .where('invite_code', '=', inviteCode)
    .executeTakeFirst();
  if (!inviter) throw refused([['invite_code', 'invite_code_unknown']]);
  return inviter;
}

async function assertFree(tx: Tx, { siteKey, account, phone, cpf }: NewMember): Promise<void> {
  const holders = await tx
    .selectFrom('members')
    .select((row) => [
      row(sql<string>`lower(account)`, '=', account.toLowerCase()).as('name'),
      row('phone', '=', phone).as('phone'),
      row('cpf', '=', cpf).as('cpf_id'),
    ])
    .where('site_key', '=', siteKey)
    .where((row) =>
      row.or([
        row(sql<string>`lower(account)`, '=', account.toLowerCase()),
        row('phone', '=', phone),
        row('cpf', '=', cpf),
      ]),
    )
    .execute();
  const clashes = TAKEN.filter(([, field]) => holders.some((holder) => holder[field]));
  if (clashes.length > 0) throw refused(clashes.map(([, field, code]) => [field, code]));
}

function refused(fields: readonly (readonly [field: string, code: ErrorCode])[]): DomainError {
  const [, code = 'validation_failed'] = fields[0] ?? [];
  return new DomainError(code, {
    fields: Object.fromEntries(fields.map(([field, each]) => [field, [each]])),
  });
}

async function freeInviteCode(tx: Tx, siteKey: string, random: Random): Promise<string> {
  for (;;) {
    const code = Array.from(
      { length: INVITE_LENGTH },
      () => INVITE_ALPHABET[random.int(INVITE_ALPHABET.length)],
    ).join('');
    const holder = await tx
      .selectFrom('members')
      .select('id')
      .where('site_key', '=', siteKey)
      .where('invite_code', '=', code)
      .executeTakeFirst();
    if (!holder) return code;
  }
}

function rowOf(member: NewMember, inviter: Inviter | null, inviteCode: string) {
  return {
    site_key: member.siteKey,
    account: member.account,
    password_hash: member.passwordHash,
    nickname: member.account,
    realname: member.realname,
    phone: member.phone,
    cpf: member.cpf,
    birth_date: member.birthDate,
    gender: member.gender ?? 0,
    invite_code: inviteCode,
    inviter_id: inviter?.id ?? null,
    root_inviter_id: inviter ? (inviter.root_inviter_id ?? inviter.id) : null,
    picture_id: null,
    register_ip: member.registerIp,
    register_host: member.registerHost,
    language: member.language,
    is_registered_by_other: member.hasConsented === false,
    created_at: member.at,
    updated_at: member.at,
  };
}
