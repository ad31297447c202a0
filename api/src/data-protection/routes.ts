import { type Route, route, success } from '../http/route.ts';
import { publishNotification } from '../information/publish-notification.ts';
import type { Deps } from '../runtime/deps.ts';
import { downloadPart } from './export/download-export.ts';
import { exportOf, requestExport } from './export/request-export.ts';

/** What members can ask for about their own data (G42). */
export function dataProtectionRoutes(deps: Deps): readonly Route[] {
  const { db, clock, memberEvents } = deps;
  const tell = (memberId: number, id: number | null) =>
    id !== null && publishNotification(memberEvents, memberId, id, clock.now());
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
  ];
}
