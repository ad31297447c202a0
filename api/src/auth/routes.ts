import { messageSetOf } from '@mosaico/shared/contract';
import { transaction } from '../db/transaction.ts';
import { bearer } from '../entry/bearer.ts';
import { announceEntry } from '../entry/enter.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { route, success, type Route } from '../http/route.ts';
import { greetingOf } from '../responsible-gaming/greeting.ts';
import type { Deps } from '../runtime/deps.ts';
import { CAPTCHA_SECONDS, offerCaptcha } from './captcha/captcha.ts';
import { logIn } from './login.ts';
import { forgetAttempts } from './password-attempts.ts';
import { CODE_SECONDS } from './codes.ts';
import { resetPassword } from './password-reset/reset-password.ts';
import { sendCode } from './password-reset/send-code.ts';
import { register } from './register.ts';
import { CHALLENGE_SECONDS } from '../second-factor/login-challenges.ts';
import { accountSecurityRoutes } from './security/routes.ts';
import { revokeSession } from '../sessions/end-sessions.ts';

/** Verification code, login, registration, forgotten password, logout, and what protects an account. */
export function authRoutes(deps: Deps & { readonly limits: RateLimits }): readonly Route[] {
  const { limits } = deps;
  return [
    route('POST /api/auth/captcha', async ({ body, caller }) => {
      const captcha = await offerCaptcha(deps, caller.site.key, body.mode, deps.clock.now());
      return success({ ...captcha, expires_in: CAPTCHA_SECONDS });
    }),
    route('POST /api/auth/login2', async ({ body, caller }) => {
      const { ip, userAgent, site } = caller;
      const outcome = await logIn(deps, limits, { ...body, siteKey: site.key, ip, userAgent });
      if ('challenge' in outcome) {
        const { challenge } = outcome;
        return success({ ...bearer(''), second_factor: { challenge, expires_in: CHALLENGE_SECONDS } });
      }
      const { entered, memberId } = outcome;
      const now = deps.clock.now();
      announceEntry(deps, memberId, entered, now);
      const greeting = await greetingOf(deps.db, { siteKey: site.key, memberId }, now);
      return success(bearer(entered.token), caller.t(greeting));
    }),
    route('POST /api/auth/register2', async ({ body, caller }) => {
      const from = {
        siteKey: caller.site.key,
        host: caller.site.host,
        ip: caller.ip,
        userAgent: caller.userAgent,
        language: languageOf(body.lang) ?? caller.messageSet,
      };
      return success(bearer(await register(deps, from, body)), caller.t('auth.registered'));
    }),
    route('POST /api/auth/password/forgot', async ({ body, caller }) => {
      await sendCode(deps, { ...body, siteKey: caller.site.key }, caller.t);
      return success({ expires_in: CODE_SECONDS }, caller.t('auth.code_sent'));
    }),
    route('POST /api/auth/password/reset', async ({ body, caller }) => {
      const memberId = await resetPassword(deps, { ...body, siteKey: caller.site.key });
      await forgetAttempts(limits, { siteKey: caller.site.key, memberId, ip: caller.ip });
      deps.memberEvents.publish(memberId, { type: 'revoked', at: deps.clock.now().toISOString() });
      return success(null, caller.t('auth.password_reset'));
    }),
    route('POST /api/auth/logout', async ({ member, caller }) => {
      if (member) {
        await transaction(deps.db, (tx) => revokeSession(tx, member.siteKey, member.sessionId));
        deps.memberEvents.publish(member.id, { type: 'revoked', at: deps.clock.now().toISOString() });
      }
      return success(null, caller.t('auth.logged_out'));
    }),
    ...accountSecurityRoutes(deps),
  ];
}

/** What the browser stores as its language, if it is one. */
function languageOf(lang: string | undefined): string | null {
  return lang && messageSetOf(lang) ? lang : null;
}
