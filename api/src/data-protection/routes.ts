import { type Route, route, success } from '../http/route.ts';
import { notificationPublisher } from '../information/publish-notification.ts';
import type { Deps } from '../runtime/deps.ts';
import { cancelDeletion, deletionOf, requestDeletion } from './deletion/request-deletion.ts';
import { downloadPart } from './export/download-export.ts';
import { exportOf, requestExport } from './export/request-export.ts';

/** What members can ask for about their own data (G42). */
export function dataProtectionRoutes(deps: Deps): readonly Route[] {
  const { db, clock, memberEvents } = deps;
  const tell = notificationPublisher(deps);
  return [
    route('GET /api/me/export', async ({ member: { siteKey, id } }) =>
      success(await exportOf(db, { siteKey, memberId: id }, clock.now())),
    ),
    route('POST /api/me/export', async ({ body, member, caller }) => {
      tell(member.id, await requestExport(deps, member, body.ticket));
      const owner = { siteKey: member.siteKey, memberId: member.id };
      return success(await exportOf(db, owner, clock.now()), caller.t('export.requested'));
    }),
    route('POST /api/me/export/download', async ({ body, member }) => {
      const { part, notificationId } = await downloadPart(deps, member, body);
      tell(member.id, notificationId);
      return success(part);
    }),

    route('GET /api/me/deletion', async ({ member: { siteKey, id } }) =>
      success(await deletionOf(db, { siteKey, memberId: id }, clock.now())),
    ),
    route('POST /api/me/deletion', async ({ body, member, caller }) => {
      tell(member.id, await requestDeletion(deps, member, body));
      // Each open tab looks whether its own session has ended.
      memberEvents.publish(member.id, { type: 'revoked', at: clock.now().toISOString() });
      const owner = { siteKey: member.siteKey, memberId: member.id };
      return success(await deletionOf(db, owner, clock.now()), caller.t('deletion.requested'));
    }),
    route('POST /api/me/deletion/cancel', async ({ member: { siteKey, id }, caller }) => {
      const owner = { siteKey, memberId: id };
      tell(id, await cancelDeletion(deps, owner));
      return success(await deletionOf(db, owner, clock.now()), caller.t('deletion.cancelled'));
    }),
  ];
}
