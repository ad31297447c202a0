import { concealPhone } from '@mosaico/shared/rules';
import type { RateLimits } from '../../http/rate-limits.ts';
import { route, success, type Route } from '../../http/route.ts';
import { notificationPublisher } from '../../information/publish-notification.ts';
import type { Deps } from '../../runtime/deps.ts';
import { TICKET_SECONDS } from '../../sessions/tickets.ts';
import { verifyPassword } from '../verify-password.ts';
import { bindContact } from './bind-contact.ts';
import { changePassword } from './change-password.ts';
import { EMAIL, PHONE } from './contact.ts';
import { securityOf } from './security-of.ts';
import { sendContactCode } from './send-contact-code.ts';

/** What protects an account, and changing it (R66 to R69). */
export function accountSecurityRoutes(deps: Deps & { readonly limits: RateLimits }): readonly Route[] {
  const { db, clock, limits, memberEvents } = deps;
  const tell = notificationPublisher(deps);
  return [
    route('GET /api/auth/security', async ({ member: { siteKey, id } }) =>
      success(await securityOf(db, { siteKey, memberId: id }, clock.now())),
    ),

    route('POST /api/auth/password/verify', async ({ body, member }) => {
      const { password, purpose } = body;
      const ticket = await verifyPassword(deps, limits, { member, password, purpose });
      return success({ ticket, expires_in: TICKET_SECONDS });
    }),

    route('POST /api/auth/password/modify', async ({ body, member, caller }) => {
      const notificationId = await changePassword(deps, limits, member, body);
      tell(member.id, notificationId);
      // Each open tab looks whether its own session has ended.
      memberEvents.publish(member.id, { type: 'revoked', at: clock.now().toISOString() });
      return success(null, caller.t('security.password_changed'));
    }),

    route('POST /api/auth/email/code', async ({ body: { email, ticket }, member, caller: { t } }) =>
      success(
        await sendContactCode(deps, EMAIL, member, { typed: email, ticket }, t),
        t('security.code_sent'),
      ),
    ),
    route('POST /api/auth/email/bind', async ({ body: { email, code, ticket }, member, caller }) => {
      const bound = await bindContact(deps, EMAIL, member, { typed: email, code, ticket });
      tell(member.id, bound.notificationId);
      return success({ email: bound.address }, caller.t('security.email_bound'));
    }),

    route('POST /api/auth/phone/code', async ({ body: { phone, ticket }, member, caller: { t } }) =>
      success(
        await sendContactCode(deps, PHONE, member, { typed: phone, ticket }, t),
        t('security.code_sent'),
      ),
    ),
    route('POST /api/auth/phone/bind', async ({ body: { phone, code, ticket }, member, caller }) => {
      const bound = await bindContact(deps, PHONE, member, { typed: phone, code, ticket });
      tell(member.id, bound.notificationId);
      return success({ phone: concealPhone(bound.address) }, caller.t('security.phone_verified'));
    }),
  ];
}
