import type { Db, Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { isPassword } from '../passwords/password.ts';
import type { Deps } from '../runtime/deps.ts';
import type { MemberKey } from './tables.ts';

/** Wrong tries that lock it, and for how long; no rate limit, so no setting moves them. Source: R137, A51. */
const MOST_WRONG_TRIES = 5;
const LOCK_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

/** A member's withdrawal password as stored, or undefined while there is none. */
export async function withdrawalPasswordOf(db: Db | Tx, owner: MemberKey) {
  return rowOf(db, owner).executeTakeFirst();
}

/** Until when it is locked; null when it is not. */
export function lockedUntil(stored: { readonly locked_until: Date | null } | undefined, at: Date) {
  return stored?.locked_until && stored.locked_until > at ? stored.locked_until : null;
}

/**
 * The password that a withdrawal needs.
 *
 * @throws DomainError withdrawal_password_unset, withdrawal_password_locked (values.hours)
 * Source: G37, R137.
 */
export async function usableWithdrawalPassword(db: Db | Tx, owner: MemberKey, at: Date): Promise<string> {
  const stored = await withdrawalPasswordOf(db, owner);
  if (!stored) throw new DomainError('withdrawal_password_unset');
  assertUnlocked(stored, at);
  return stored.password_hash;
}

/**
 * Compares what was given with the stored password; each wrong one is counted, and the fifth in a row locks. Takes about 0.1 s, so it
 * is done before the transaction that needs it: see `confirmWithdrawalPassword`.
 *
 * @throws DomainError withdrawal_password_wrong (values.tries that are left), withdrawal_password_locked, unavailable
 * Source: R137, A51.
 */
export async function judgeWithdrawalPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: MemberKey,
  {
    given,
    hash,
    field = 'qk_pwd',
  }: { readonly given: string; readonly hash: string; readonly field?: string },
): Promise<void> {
  if (await isRight(given, hash)) return;
  throw await transaction(db, (tx) => countWrongTry(tx, owner, field, clock.now()));
}

/** Comparisons that are under way. */
const comparisons = new Map<string, Promise<boolean>>();

/** The same question at the same time is worked out once: a burst of one member's requests takes one turn of the hashing, not all. */
function isRight(given: string, hash: string): Promise<boolean> {
  const question = `${hash} ${given}`;
  const known = comparisons.get(question);
  if (known) return known;
  const comparison = isPassword(given, hash).finally(() => comparisons.delete(question));
  comparisons.set(question, comparison);
  return comparison;
}

/**
 * Makes sure, in the transaction of a withdrawal, that the password that was judged right is still the one, and not locked by then.
 * Its row stays locked until the transaction ends: withdrawals of a member come one after the other.
 *
 * @throws DomainError withdrawal_password_wrong, withdrawal_password_locked
 */
export async function confirmWithdrawalPassword(
  tx: Tx,
  owner: MemberKey,
  hash: string,
  at: Date,
): Promise<void> {
  const stored = await rowOf(tx, owner).forUpdate().executeTakeFirst();
  if (stored?.password_hash !== hash) throw refusedTry('qk_pwd', stored?.wrong_tries ?? 0);
  assertUnlocked(stored, at);
  if (stored.wrong_tries > 0) await update(tx, owner, { wrong_tries: 0 });
}

/** Sets the password. A lock stays until its end: who has five wrong tries waits, also with a new password. Source: G5, A51. */
export async function setWithdrawalPassword(tx: Tx, owner: MemberKey, hash: string, at: Date): Promise<void> {
  await tx
    .insertInto('withdrawal_passwords')
    .values({ site_key: owner.siteKey, member_id: owner.memberId, password_hash: hash, set_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['site_key', 'member_id'])
        .doUpdateSet({ password_hash: hash, set_at: at, wrong_tries: 0 }),
    )
    .execute();
}

/** @returns the refusal; it is no exception, because the try is written. A try while it is locked changes nothing. */
async function countWrongTry(tx: Tx, owner: MemberKey, field: string, at: Date): Promise<DomainError> {
  const stored = await rowOf(tx, owner).forUpdate().executeTakeFirst();
  if (!stored) return new DomainError('withdrawal_password_unset');
  const until = lockedUntil(stored, at);
  if (until) return locked(until, at);
  const tries = stored.wrong_tries + 1;
  if (tries < MOST_WRONG_TRIES) {
    await update(tx, owner, { wrong_tries: tries });
    return refusedTry(field, tries);
  }
  const newLock = new Date(at.getTime() + LOCK_MS);
  await update(tx, owner, { wrong_tries: 0, locked_until: newLock });
  return locked(newLock, at);
}

function assertUnlocked(stored: { readonly locked_until: Date | null }, at: Date): void {
  const until = lockedUntil(stored, at);
  if (until) throw locked(until, at);
}

function locked(until: Date, at: Date): DomainError {
  const leftMs = until.getTime() - at.getTime();
  const values = { hours: Math.ceil(leftMs / HOUR_MS), retryAfterSeconds: Math.ceil(leftMs / 1_000) };
  return new DomainError('withdrawal_password_locked', { values });
}

function refusedTry(field: string, tries: number): DomainError {
  return new DomainError('withdrawal_password_wrong', {
    values: { tries: MOST_WRONG_TRIES - tries },
    fields: { [field]: ['withdrawal_password_wrong'] },
  });
}

function rowOf(db: Db | Tx, { siteKey, memberId }: MemberKey) {
  return db
    .selectFrom('withdrawal_passwords')
    .select(['password_hash', 'wrong_tries', 'locked_until'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId);
}

async function update(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  change: { readonly wrong_tries: number; readonly locked_until?: Date },
): Promise<void> {
  await tx
    .updateTable('withdrawal_passwords')
    .set(change)
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .execute();
}
