import { announceEntry } from '../entry/enter.ts';
import { bearer } from '../entry/bearer.ts';
import { ownerOf } from '../http/owner-of.ts';
import { route, success, type Route } from '../http/route.ts';
import { notificationPublisher } from '../information/publish-notification.ts';
import { greetingOf } from '../responsible-gaming/greeting.ts';
import type { Deps } from '../runtime/deps.ts';
import { finishLogin } from './login-challenges.ts';
import {
  beginFactor,
  disableFactor,
  enableFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from './second-factor.ts';

/** The second factor by authenticator app, and the second step of a login (A63, G54). */
export function secondFactorRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  const tell = notificationPublisher(deps);
  return [
    route('GET /api/auth/2fa', async ({ member }) => success(await secondFactorOf(db, ownerOf(member)))),
    route('POST /api/auth/2fa/begin', async ({ member }) => success(await beginFactor(deps, member))),
    route('POST /api/auth/2fa/enable', async ({ body, member, caller }) => {
      const { codes, notificationId } = await enableFactor(deps, { ...body, member });
      tell(member.id, notificationId);
      return success({ recovery_codes: [...codes] }, caller.t('second_factor.is_on'));
    }),
    route('POST /api/auth/2fa/disable', async ({ body, member, caller }) => {
      tell(member.id, await disableFactor(deps, { ...body, member }));
      return success(null, caller.t('second_factor.is_off'));
    }),
    route('POST /api/auth/2fa/recovery', async ({ body, member, caller }) =>
      success(
        { recovery_codes: [...(await renewRecoveryCodes(deps, { ...body, member }))] },
        caller.t('second_factor.codes_renewed'),
      ),
    ),
    route('POST /api/auth/2fa/login', async ({ body, caller }) => {
      const arrival = { ip: caller.ip, userAgent: caller.userAgent, device: body.device };
      const siteKey = caller.site.key;
      const { memberId, ...entered } = await finishLogin(deps, { ...body, siteKey, arrival });
      const now = deps.clock.now();
      announceEntry(deps, memberId, entered, now);
      return success(bearer(entered.token), caller.t(await greetingOf(db, { siteKey, memberId }, now)));
    }),
  ];
}
