import { fieldRules, normaliseCpf, normalisePhone } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { FieldRefusals } from '../http/field-refusals.ts';
import type { Limit, RateLimits } from '../http/rate-limits.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import { useCaptcha } from './captcha/captcha.ts';
import { isPassword } from './password.ts';
import { openSession } from './sessions.ts';

/** Attempts per account and address; the next one waits a quarter of an hour (G25, R169). */
const LOGIN_LIMIT: Limit = { points: 5, windowSeconds: 900, blockSeconds: 900 };

export interface LoginRequest {
  readonly siteKey: string;
  readonly ip: string;
  /** Account name, phone or CPF. */
  readonly name: string;
  readonly password: string;
  readonly captcha?: string | undefined;
  readonly key?: string | undefined;
}

/**
 * Logs a member in.
 *
 * @returns the bearer token of a new session
 * @throws DomainError account_required, password_required, captcha_required, captcha_wrong; wrong_credentials for every
 *   wrong name or password alike; account_locked (values.minutes) after five attempts; account_frozen only after the
 *   right password
 * Source: R169, R145 to R147, G25.
 */
export async function logIn(deps: Deps, limits: RateLimits, request: LoginRequest): Promise<string> {
  const { siteKey, name, password } = request;
  const at = deps.clock.now();
  new FieldRefusals()
    .add('name', name.trim() ? null : 'account_required')
    .add('password', password ? null : 'password_required')
    .add('captcha', fieldRules.captcha(request.captcha ?? ''))
    .throwIfAny();
  await useCaptcha(deps, siteKey, request, at);
  const member = await memberNamed(deps.db, siteKey, name);
  const attempt = `${siteKey}|${member?.id ?? name.trim().toLowerCase()}|${request.ip}`;
  await takeAttempt(limits, attempt);
  const isRight = await isPassword(password, member?.password_hash ?? null);
  if (!member || !isRight) throw new DomainError('wrong_credentials');
  await limits.forget('login', LOGIN_LIMIT, attempt);
  if (member.status !== MEMBER_STATUS.active) throw new DomainError('account_frozen');
  return openSession(deps.db, siteKey, member.id, at, deps.random);
}

async function takeAttempt(limits: RateLimits, attempt: string): Promise<void> {
  const retryAfterSeconds = await limits.secondsToWait('login', LOGIN_LIMIT, attempt);
  if (retryAfterSeconds === null) return;
  throw new DomainError('account_locked', {
    values: { minutes: Math.ceil(retryAfterSeconds / 60), retryAfterSeconds },
  });
}

/** The member of an account name; if there is none, of a phone number or of a CPF. */
async function memberNamed(db: Db, siteKey: string, name: string) {
  const [account, phone, cpf] = [name.trim().toLowerCase(), normalisePhone(name), normaliseCpf(name)];
  return (
    db
      .selectFrom('members')
      .select(['id', 'password_hash', 'status'])
      .where('site_key', '=', siteKey)
      .where((row) =>
        row.or([
          row(sql`lower(account)`, '=', account),
          row('phone', '=', phone ?? ''),
          row('cpf', '=', cpf ?? ''),
        ]),
      )
      // A number may be one member's account name and another's CPF: the account name goes first.
      .orderBy(sql`lower(account) = ${account}`, 'desc')
      .orderBy('id')
      .executeTakeFirst()
  );
}
