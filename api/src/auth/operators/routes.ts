import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import { route, success, type Route } from '../../http/route.ts';
import { publishNotification } from '../../information/publish-notification.ts';
import type { Deps } from '../../runtime/deps.ts';
import { freezeMember, type FreezeChange, freezesOf, liftFreeze } from './freezes.ts';
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

/** What operators do about members whom they keep out (R85). */
export function operatorFreezeRoutes({ db, clock, memberEvents }: Deps): readonly Route[] {
  const change = (call: OperatorCall): FreezeChange => ({
    siteKey: call.caller.site.key,
    account: call.body.member,
    operator: call.operator,
    reason: call.body.reason,
    at: clock.now(),
  });
  return [
    route('GET /api/operator/freezes', async ({ query: { member }, caller: { site } }) =>
      success({ list: [...(await freezesOf(db, site.key, member))] }),
    ),

    route('POST /api/operator/freezes/freeze', async (call) => {
      const frozen = await transaction(db, (tx) => freezeMember(tx, change(call)));
      memberEvents.publish(frozen.member_id, { type: 'revoked', at: frozen.frozen_at });
      return success(frozen);
    }),

    route('POST /api/operator/freezes/lift', async (call) =>
      success(await transaction(db, (tx) => liftFreeze(tx, change(call)))),
    ),
  ];
}

interface OperatorCall {
  readonly body: { readonly member: string; readonly reason: string };
  readonly operator: string;
  readonly caller: { readonly site: { readonly key: string } };
}
