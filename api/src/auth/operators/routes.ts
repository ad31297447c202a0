import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import { route, success, type Route } from '../../http/route.ts';
import { publishNotification } from '../../information/publish-notification.ts';
import type { Deps } from '../../runtime/deps.ts';
import { removalsOf } from './removals.ts';
import { removeFactors } from './remove-factors.ts';
import './tables.ts';

/** What operators do for members who have lost their second factor (G54). */
export function operatorFactorRoutes(deps: Deps): readonly Route[] {
  const { db, clock, memberEvents } = deps;
  return [
    route('GET /api/operator/factors', async ({ query: { member }, caller: { site } }) =>
      success({ list: [...(await removalsOf(db, site.key, member))] }),
    ),

    route('POST /api/operator/factors/remove', async ({ body, operator, caller: { site } }) => {
      const at = clock.now();
      const removing = { siteKey: site.key, account: body.member, operator, reason: body.reason, at };
      const { memberId, notificationId, removal } = await transaction(db, async (tx) => {
        const removed = await removeFactors(tx, deps, removing);
        const [newest] = await removalsOf(tx, site.key, body.member);
        if (!newest) throw new DomainError('not_found');
        return { ...removed, removal: newest };
      });
      publishNotification(memberEvents, memberId, notificationId, at);
      memberEvents.publish(memberId, { type: 'revoked', at: at.toISOString() });
      return success(removal);
    }),
  ];
}
