import { createHash, createHmac } from 'node:crypto';
import type { Db, Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { type Arrival, enter, type Entered, holdEntering } from '../entry/enter.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Random } from '../runtime/random.ts';
import { renewToken } from '../sessions/sessions.ts';
import { holdFactor, judgeCode } from './judge-code.ts';

/** How long a login waits for its code. */
export const CHALLENGE_SECONDS = 300;

/** How long a login that has succeeded answers its code again: time enough to send it once more after a lost answer. */
const LOST_ANSWER_MS = 30_000;

/** A login whose password was right waits for a code. @returns what the browser sends along with it */
export async function openChallenge(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  passwordHash: string,
  at: Date,
  random: Random,
): Promise<string> {
  const challenge = random.bytes(32).toString('base64url');
  await tx
    .insertInto('login_challenges')
    .values({
      challenge_hash: sha256(challenge),
      site_key: siteKey,
      member_id: memberId,
      judged_hash: sha256(passwordHash),
      expires_at: new Date(at.getTime() + CHALLENGE_SECONDS * 1_000),
    })
    .execute();
  return challenge;
}

/** The second step of a login. */
export interface SecondStep {
  readonly siteKey: string;
  readonly challenge: string;
  readonly code: string;
  readonly arrival: Omit<Arrival, 'method'>;
}

/**
 * Ends a login with a code of the app or a recovery code. The same code again with the same challenge, because the answer got lost, gets
 * the session that it has opened, with another token; for half a minute, after which the login is over.
 *
 * @throws DomainError code_required; login_expired when it took too long, or password or factor are others by now; second_factor_wrong,
 *   second_factor_locked, account_frozen
 * Source: G54, A63.
 */
export async function finishLogin(
  deps: Deps,
  { siteKey, challenge, code, arrival }: SecondStep,
): Promise<Entered & { readonly memberId: number }> {
  if (!code.trim()) throw new DomainError('code_required', { fields: { code: ['code_required'] } });
  const at = deps.clock.now();
  const hash = sha256(challenge);
  const codeHash = createHmac('sha256', deps.config.dataKey)
    .update(`${challenge}|${code.trim()}`)
    .digest('hex');
  const outcome = await transaction(deps.db, async (tx) => {
    const waiting = await tx
      .selectFrom('login_challenges')
      .selectAll()
      .where('challenge_hash', '=', hash)
      .where('site_key', '=', siteKey)
      .where('expires_at', '>', at)
      .forUpdate()
      .executeTakeFirst();
    if (!waiting) throw new DomainError('login_expired');
    const owner = { siteKey, memberId: waiting.member_id };
    if (waiting.session_id !== null) {
      const token =
        waiting.code_hash === codeHash
          ? await renewToken(tx, siteKey, waiting.session_id, deps.random)
          : null;
      if (!token) throw new DomainError('login_expired');
      const again = { token, sessionId: waiting.session_id, notificationId: null, hasEndedOthers: false };
      return { entered: { ...again, memberId: owner.memberId } };
    }
    if (sha256(await holdEntering(tx, owner)) !== waiting.judged_hash) throw new DomainError('login_expired');
    const factor = await holdFactor(tx, owner);
    if (!factor?.enabled_at) throw new DomainError('login_expired');
    const refusal = await judgeCode(tx, deps, owner, factor, code, at);
    if (refusal) return { refusal };
    const entered = await enter(tx, deps, owner, { ...arrival, method: 'password_and_code' }, at);
    await tx
      .updateTable('login_challenges')
      .set({
        code_hash: codeHash,
        session_id: entered.sessionId,
        expires_at: new Date(Math.min(waiting.expires_at.getTime(), at.getTime() + LOST_ANSWER_MS)),
      })
      .where('challenge_hash', '=', hash)
      .where('site_key', '=', siteKey)
      .execute();
    return { entered: { ...entered, memberId: owner.memberId } };
  });
  if (outcome.refusal) throw outcome.refusal;
  return outcome.entered;
}

/** Deletes the logins of all sites that wait no longer. */
export async function deleteOldChallenges(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('login_challenges').where('expires_at', '<=', at).execute();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
