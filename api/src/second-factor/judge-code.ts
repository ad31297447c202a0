import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { openSecret, stepOfCode } from './secret.ts';

const MOST_WRONG_TRIES = 5;
const LOCK_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
const APP_CODE = /^\d{6}$/;

/** The second factor of a member as stored, held until the end of the transaction: codes come one after the other. */
export async function holdFactor(tx: Tx, { siteKey, memberId }: MemberKey) {
  return tx
    .selectFrom('second_factors')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}
export type Factor = NonNullable<Awaited<ReturnType<typeof holdFactor>>>;

/**
 * Judges a code of the app, or a recovery code, and uses it up. A wrong one counts, so the caller commits also when it is refused; after
 * five in a row no code is taken for a quarter of an hour, whoever sends it and to whichever process.
 *
 * @param factor from {@link holdFactor}
 * @returns the refusal, second_factor_wrong (values.tries) or second_factor_locked (values.minutes); null when it is right
 * Source: G54.
 */
export async function judgeCode(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  owner: MemberKey,
  factor: Factor,
  given: string,
  at: Date,
): Promise<DomainError | null> {
  if (factor.locked_until && factor.locked_until > at) return locked(factor.locked_until, at);
  const code = given.replaceAll(/[\s-]/g, '');
  if (APP_CODE.test(code)) {
    const step = stepOfCode(openSecret(deps, owner, factor.secret), code, at);
    if (step !== null && step > factor.last_step) {
      await update(tx, owner, { last_step: step, wrong_tries: 0, locked_until: null });
      return null;
    }
  } else if (factor.enabled_at && (await useRecoveryCode(tx, deps.config.dataKey, owner, code))) {
    await update(tx, owner, { wrong_tries: 0, locked_until: null });
    return null;
  }
  return countWrong(tx, owner, factor.wrong_tries + 1, at);
}

async function countWrong(tx: Tx, owner: MemberKey, tries: number, at: Date): Promise<DomainError> {
  if (tries < MOST_WRONG_TRIES) {
    await update(tx, owner, { wrong_tries: tries });
    return new DomainError('second_factor_wrong', {
      values: { tries: MOST_WRONG_TRIES - tries },
      fields: { code: ['second_factor_wrong'] },
    });
  }
  const until = new Date(at.getTime() + LOCK_MS);
  await update(tx, owner, { wrong_tries: 0, locked_until: until });
  return locked(until, at);
}

function locked(until: Date, at: Date): DomainError {
  const leftMs = until.getTime() - at.getTime();
  const values = { minutes: Math.ceil(leftMs / MINUTE_MS), retryAfterSeconds: Math.ceil(leftMs / 1_000) };
  return new DomainError('second_factor_locked', { values });
}

async function update(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  change: { readonly last_step?: number; readonly wrong_tries: number; readonly locked_until?: Date | null },
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set(change)
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .execute();
}
