import { fieldRules } from '@mosaico/shared/rules';
import { askAtFirstLoginOfDay } from '../barred-players/ask-at-login.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../runtime/deps.ts';
import { DomainError } from '../domain-error.ts';
import { enter, type Entered, holdEntering } from '../entry/enter.ts';
import { FieldRefusals } from '../http/field-refusals.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { useCaptcha } from './captcha/captcha.ts';
import { membersNamed } from './named-members.ts';
import { whosePassword } from './password-attempts.ts';
import { openChallenge } from '../second-factor/login-challenges.ts';
import { isSecondFactorOn } from '../second-factor/second-factor.ts';

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
  const member = await whosePassword(limits, request, await membersNamed(deps.db, siteKey, name));
  if (!member) throw new DomainError('wrong_credentials');
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
