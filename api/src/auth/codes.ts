import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../db/tables.ts';
import type { Random } from '../runtime/random.ts';
import type { CodePurpose } from './tables.ts';

/** How long a code works (G4, G9). */
export const CODE_SECONDS = 600;
const CODE_DIGITS = 6;
const MOST_WRONG_TRIES = 5;
/** Codes of one member within {@link CODE_WINDOW_MS}. Times {@link MOST_WRONG_TRIES}, this bounds an attacker's guesses. */
const MOST_CODES: Readonly<Record<CodePurpose, number>> = { password: 3, email: 5, phone: 5 };
/** After a code the next one has to wait, where the player is told so. */
export const RESEND_SECONDS = 60;
/** A code is kept this long, to count it. */
const CODE_WINDOW_MS = 60 * 60_000;

/** Whose code it is, and for what. The caller holds a lock on the member: two requests at the same time come one after the other. */
export interface CodeOwner {
  readonly siteKey: string;
  readonly memberId: number;
  readonly purpose: CodePurpose;
  /** What it proves besides the member: the address that it was sent to. A code for one address is none for another. */
  readonly about?: string;
}

/** How many seconds the member has to wait until another code can be sent; 0: now. Source: G4, G53. */
export async function secondsToNextCode(tx: Tx, owner: CodeOwner, at: Date): Promise<number> {
  const sent = await recentCodes(tx, owner, at);
  const [newest] = sent;
  if (!newest) return 0;
  const ends = [newest.created_at.getTime() + RESEND_SECONDS * 1_000];
  const oldest = sent[MOST_CODES[owner.purpose] - 1];
  if (oldest) ends.push(oldest.created_at.getTime() + CODE_WINDOW_MS);
  return Math.max(0, Math.ceil((Math.max(...ends) - at.getTime()) / 1_000));
}

/**
 * Makes a code; the ones before it no longer work. Only a keyed hash of it is stored.
 *
 * @returns six digits; null when the member has had as many as there may be within an hour
 * Source: G4, G9, G53.
 */
export async function issueCode(
  tx: Tx,
  secret: string,
  owner: CodeOwner,
  at: Date,
  random: Random,
): Promise<string | null> {
  const recent = await recentCodes(tx, owner, at);
  if (recent.length >= MOST_CODES[owner.purpose]) return null;
  const code = String(random.int(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await tx
    .insertInto('password_codes')
    .values({
      site_key: owner.siteKey,
      member_id: owner.memberId,
      purpose: owner.purpose,
      code_hash: hashOf(secret, owner, code),
      created_at: at,
      expires_at: new Date(at.getTime() + CODE_SECONDS * 1_000),
    })
    .execute();
  return code;
}

/**
 * Tries a code against the newest one of the member. A wrong try counts, so the caller commits it even when it refuses;
 * after five the code is dead. A right one stays usable until {@link useUpCode}.
 *
 * @returns the id of the code; null when it is wrong, late, used, replaced or tried too often
 */
export async function tryCode(
  tx: Tx,
  secret: string,
  owner: CodeOwner,
  given: string,
  at: Date,
): Promise<number | null> {
  const newest = await codesOf(tx, owner)
    .select(['id', 'code_hash', 'wrong_tries', 'is_used', 'expires_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || newest.is_used || newest.expires_at <= at || newest.wrong_tries >= MOST_WRONG_TRIES)
    return null;
  if (timingSafeEqual(Buffer.from(newest.code_hash), Buffer.from(hashOf(secret, owner, given.trim()))))
    return newest.id;
  await tx
    .updateTable('password_codes')
    .set((row) => ({ wrong_tries: row('wrong_tries', '+', 1) }))
    .where('site_key', '=', owner.siteKey)
    .where('id', '=', newest.id)
    .execute();
  return null;
}

/** Marks a code as used. */
export async function useUpCode(tx: Tx, siteKey: string, codeId: number): Promise<void> {
  await tx
    .updateTable('password_codes')
    .set({ is_used: true })
    .where('site_key', '=', siteKey)
    .where('id', '=', codeId)
    .execute();
}

/** Makes the codes of a member for a purpose worthless. */
export async function cancelCodes(tx: Tx, { siteKey, memberId, purpose }: CodeOwner): Promise<void> {
  await tx
    .updateTable('password_codes')
    .set({ is_used: true })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Deletes the codes of all sites that no longer count. */
export async function deleteOldCodes(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('password_codes')
    .where('created_at', '<', new Date(at.getTime() - CODE_WINDOW_MS))
    .execute();
}

/** Those that count, newest first. */
function recentCodes(tx: Tx, owner: CodeOwner, at: Date) {
  return codesOf(tx, owner)
    .where('created_at', '>', new Date(at.getTime() - CODE_WINDOW_MS))
    .select('created_at')
    .orderBy('id', 'desc')
    .execute();
}

function codesOf(tx: Tx, { siteKey, memberId, purpose }: CodeOwner) {
  return tx
    .selectFrom('password_codes')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose);
}

function hashOf(secret: string, { siteKey, memberId, purpose, about }: CodeOwner, code: string): string {
  const parts = [`${purpose}-code`, siteKey, memberId, ...(about === undefined ? [] : [about]), code];
  return createHmac('sha256', secret).update(parts.join('|')).digest('hex');
}
