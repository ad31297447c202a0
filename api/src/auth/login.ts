import { fieldRules, normaliseCpf, normalisePhone } from '@mosaico/shared/rules';
import { networkOf } from '@mosaico/shared/server';
import { sql } from 'kysely';
import { askAtFirstLoginOfDay } from '../barred-players/ask-at-login.ts';
import type { Db } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../runtime/deps.ts';
import { DomainError } from '../domain-error.ts';
import { enter, type Entered, holdEntering } from '../entry/enter.ts';
import { FieldRefusals } from '../http/field-refusals.ts';
import { tooManyAttempts, type Limit, type RateLimits } from '../http/rate-limits.ts';
import { useCaptcha } from './captcha/captcha.ts';
import { isPassword } from '../passwords/password.ts';
import { openChallenge } from '../second-factor/login-challenges.ts';
import { isSecondFactorOn } from '../second-factor/second-factor.ts';

/** Attempts per account and address, or per session; the next one waits a quarter of an hour (G25, R169). */
const LOGIN_LIMIT: Limit = { points: 5, windowSeconds: 900, blockSeconds: 900 };

export interface LoginRequest {
  readonly siteKey: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Account name, phone or CPF. */
  readonly name: string;
  readonly password: string;
  readonly captcha?: string | undefined;
  readonly key?: string | undefined;
  readonly device?: string | undefined;
}

/** A session, or what a member with a second factor has to send along with the code. */
export type LoggedIn =
  | { readonly entered: Entered; readonly memberId: number }
  | { readonly challenge: string };

/**
 * Logs a member in.
 *
 * @throws DomainError account_required, password_required, captcha_required, captcha_wrong; wrong_credentials for every
 *   wrong name or password alike; account_locked (values.minutes) after five attempts; account_frozen only after the
 *   right password; unavailable while too many passwords wait for their turn
 * Source: R169, R145 to R147, G25, G54.
 */
export async function logIn(deps: Deps, limits: RateLimits, request: LoginRequest): Promise<LoggedIn> {
  const { siteKey, name, password, userAgent, ip, device } = request;
  const at = deps.clock.now();
  new FieldRefusals()
    .add('name', name.trim() ? null : 'account_required')
    .add('password', password ? null : 'password_required')
    .add('captcha', fieldRules.captcha(request.captcha ?? ''))
    .throwIfAny();
  await useCaptcha(deps, siteKey, request, at);
  const member = await memberNamed(deps.db, siteKey, name);
  const who = member ? `id:${member.id}` : oneSpelling(name);
  const isRight = await tryPassword(limits, { siteKey, ip: request.ip, who }, password, member);
  if (!member || !isRight) throw new DomainError('wrong_credentials');
  await askAtFirstLoginOfDay(deps, { siteKey, memberId: member.id });
  return transaction(deps.db, async (tx) => {
    const owner = { siteKey, memberId: member.id };
    // Hashing takes a while: a password that was replaced meanwhile opens no session.
    if ((await holdEntering(tx, owner)) !== member.password_hash) throw new DomainError('wrong_credentials');
    if (await isSecondFactorOn(tx, owner))
      return { challenge: await openChallenge(tx, owner, member.password_hash, at, deps.random) };
    const arrival = { ip, userAgent, device, method: 'password' } as const;
    return { entered: await enter(tx, deps, owner, arrival, at), memberId: member.id };
  });
}

/**
 * Who tries a password, and from where. In a session of the member it counts apart from logins: whoever guesses at the login, at the same
 * address, keeps nobody in a session from confirming what they do, nor the other way round. A session has five attempts from all
 * addresses together, so a token that was stolen brings no more guesses by changing the address.
 */
export type Attempt =
  | {
      readonly siteKey: string;
      readonly ip: string;
      /** `id:{member}`, or what an unknown member was called. */
      readonly who: string;
    }
  | { readonly siteKey: string; readonly sessionId: number };

/**
 * Judges a login password; a wrong one counts as an attempt.
 *
 * @param member null compares with nobody's, and takes equally long
 * @throws DomainError account_locked (values.minutes) after five attempts; unavailable while too many passwords wait for their turn
 * Source: R169, G25.
 */
export async function tryPassword(
  limits: RateLimits,
  from: Attempt,
  password: string,
  member: { readonly password_hash: string } | undefined,
): Promise<boolean> {
  const attempt = attemptOf(from);
  await takeAttempt(limits, attempt);
  const isRight = await isPassword(password, member?.password_hash ?? null).catch(async (error: unknown) => {
    // The password was not looked at.
    await limits.giveBack('login', LOGIN_LIMIT, attempt);
    throw error;
  });
  if (isRight) await limits.forget('login', LOGIN_LIMIT, attempt);
  return isRight;
}

/** Forgets a member's wrong attempts from this address, e.g. because they have a new password. */
export async function forgetAttempts(
  limits: RateLimits,
  { siteKey, memberId, ip }: { readonly siteKey: string; readonly memberId: number; readonly ip: string },
): Promise<void> {
  await limits.forget('login', LOGIN_LIMIT, attemptOf({ siteKey, ip, who: `id:${memberId}` }));
}

function attemptOf(from: Attempt): string {
  if ('sessionId' in from) return `${from.siteKey}|session:${from.sessionId}`;
  return `${from.siteKey}|${from.who}|${networkOf(from.ip)}`;
}

async function takeAttempt(limits: RateLimits, attempt: string): Promise<void> {
  const retryAfterSeconds = await limits.secondsToWait('login', LOGIN_LIMIT, attempt);
  if (retryAfterSeconds !== null) throw tooManyAttempts('account_locked', retryAfterSeconds);
}

/** All spellings of an unknown name count together, as those of a known one do: the lock does not tell which it is. */
function oneSpelling(name: string): string {
  return `name:${normalisePhone(name) ?? normaliseCpf(name) ?? name.trim().toLowerCase()}`;
}

/** The member of a phone number or of a CPF; if there is none, of an account name. */
async function memberNamed(db: Db, siteKey: string, name: string) {
  const [account, phone, cpf] = [name.trim().toLowerCase(), normalisePhone(name), normaliseCpf(name)];
  return (
    db
      .selectFrom('members')
      .select(['id', 'password_hash'])
      .where('site_key', '=', siteKey)
      .where((row) =>
        row.or([
          row(sql`lower(account)`, '=', account),
          row('phone', '=', phone ?? ''),
          row('cpf', '=', cpf ?? ''),
        ]),
      )
      // Somebody may have taken another member's number as an account name: its owner goes first, and is not locked out.
      .orderBy(sql`phone = ${phone ?? ''} or cpf = ${cpf ?? ''}`, 'desc')
      .orderBy('id')
      .executeTakeFirst()
  );
}
