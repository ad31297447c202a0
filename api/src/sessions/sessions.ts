import { createHash } from 'node:crypto';
import { concealIp } from '@mosaico/shared/rules';
import type { Db, Tx } from '../db/tables.ts';
import { CLOCK_SKEW_MS } from '../runtime/clock.ts';
import { unavailabilityOf } from '../db/unavailable.ts';
import type { Random } from '../runtime/random.ts';
import type { CallerMember } from '../http/route.ts';

/** A session ends after this time without a request, and in any case after the longest time. Source: G26. */
const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_LONGEST_MS = 12 * 60 * 60_000;

/** The last use is written at most this often, because otherwise every request would write. */
const TOUCH_EVERY_MS = 15_000;

/** 256 bits, base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** How a member has shown who they are. */
export type LoginMethod = 'password' | 'registration' | 'password_and_code' | 'passkey';

/** Where a session comes from. */
export interface SessionOrigin {
  readonly userAgent: string;
  readonly ip: string;
  readonly method: LoginMethod;
}

/**
 * Opens a session of a member.
 *
 * @returns the bearer token; only its hash is stored, so it cannot be read again
 */
export async function openSession(
  tx: Db | Tx,
  siteKey: string,
  memberId: number,
  at: Date,
  random: Random,
  origin?: SessionOrigin,
): Promise<string> {
  return (await openKnownSession(tx, siteKey, memberId, at, random, origin)).token;
}

/** The same, with the session's id. */
export async function openKnownSession(
  tx: Db | Tx,
  siteKey: string,
  memberId: number,
  at: Date,
  random: Random,
  origin?: SessionOrigin,
): Promise<{ readonly id: number; readonly token: string }> {
  const token = newToken(random);
  const { id } = await tx
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      site_key: siteKey,
      member_id: memberId,
      created_at: at,
      last_used_at: at,
      ...(origin && {
        user_agent: origin.userAgent,
        network: concealIp(origin.ip),
        method: origin.method,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Another token for a session whose token has got lost; the one before works no longer. Null when the session has ended. */
export async function renewToken(
  tx: Tx,
  siteKey: string,
  sessionId: number,
  random: Random,
): Promise<string | null> {
  const token = newToken(random);
  const renewed = await tx
    .updateTable('sessions')
    .set({ token_hash: hashOf(token) })
    .where('site_key', '=', siteKey)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return renewed ? token : null;
}

/**
 * The member behind a token, on the site the token was made for; null for every other token. Counts as a use: the idle
 * time begins anew. Source: R14, G26.
 */
export async function memberOfToken(
  db: Db,
  siteKey: string,
  token: string,
  at: Date,
): Promise<CallerMember | null> {
  if (!TOKEN.test(token)) return null;
  const found = await sessionsInForce(db, siteKey, at)
    .where('sessions.token_hash', '=', hashOf(token))
    .select([
      'sessions.id as session_id',
      'last_used_at',
      'members.id',
      'members.site_key',
      'account',
      'is_demo',
    ])
    .executeTakeFirst();
  if (!found) return null;
  if (at.getTime() - found.last_used_at.getTime() >= TOUCH_EVERY_MS) await touch(db, found.session_id, at);
  return {
    id: found.id,
    siteKey: found.site_key,
    name: found.account,
    isDemo: found.is_demo,
    sessionId: found.session_id,
  };
}

/** Whether a session is still in force; asking does not prolong it. */
export async function isSessionInForce(
  db: Db,
  siteKey: string,
  sessionId: number,
  at: Date,
): Promise<boolean> {
  const found = await sessionsInForce(db, siteKey, at)
    .where('sessions.id', '=', sessionId)
    .select('sessions.id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes the sessions of all sites that have ended by themselves, or whose time lies in the future. */
export async function deleteEndedSessions(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('created_at', '<', new Date(at.getTime() - SESSION_LONGEST_MS)),
        row('last_used_at', '<', new Date(at.getTime() - SESSION_IDLE_MS)),
        row('created_at', '>', latest(at)),
        row('last_used_at', '>', latest(at)),
      ]),
    )
    .execute();
}

/** Sessions of a site that count at an instant. */
export function sessionsInForce(db: Db, siteKey: string, at: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .where('sessions.site_key', '=', siteKey)
    .where('members.site_key', '=', siteKey)
    .where('sessions.last_used_at', '>', new Date(at.getTime() - SESSION_IDLE_MS))
    .where('sessions.created_at', '>', new Date(at.getTime() - SESSION_LONGEST_MS))
    .where('sessions.created_at', '<=', latest(at))
    .where('sessions.last_used_at', '<=', latest(at));
}

/** A session from after this instant would outlive its time, because its age cannot be told: it is over. */
function latest(at: Date): Date {
  return new Date(at.getTime() + CLOCK_SKEW_MS);
}

/** A session that cannot be prolonged now is still in force: what only reads goes on while nothing can be written. */
async function touch(db: Db, sessionId: number, at: Date): Promise<void> {
  await db
    .lane('writes')
    .updateTable('sessions')
    .set({ last_used_at: at })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', at)
    .execute()
    .catch((error: unknown) => {
      if (unavailabilityOf(error) === null) throw error;
    });
}

function newToken(random: Random): string {
  return random.bytes(32).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
