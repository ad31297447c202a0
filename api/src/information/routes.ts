import { transaction } from '../db/transaction.ts';
import { route, success, type Caller, type CallerMember, type Route } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { announcementsOf, readAnnouncements } from './announcements.ts';
import { notificationsOf, readNotifications, type Reader } from './notifications.ts';
import { supportLinksOf } from './support-links.ts';
import { unreadOf } from './unread.ts';

/** The information centre: support, notifications, announcements, and what of them is read. */
export function informationRoutes({ db, clock }: Deps): readonly Route[] {
  return [
    route('GET /api/informationcenter/support', async ({ caller }) =>
      success(await supportLinksOf(db, caller.site.key, caller.messageSet)),
    ),

    route('GET /api/informationcenter/notification', async ({ query, member, caller }) => {
      const { page, limit, before } = query;
      if (!member) return success({ list: [], total: 0, page, limit, next: null });
      const found = await notificationsOf(db, readerOf(member), caller.messageSet, {
        page,
        limit,
        before,
      });
      return success({ ...found, page, limit });
    }),

    route('GET /api/informationcenter/announcement', async ({ query, member, caller }) => {
      const { page, limit, before } = query;
      const onlooker = onlookerOf(caller, member);
      const found = await announcementsOf(
        db,
        onlooker,
        caller.messageSet,
        { page, limit, before },
        clock.now(),
      );
      return success({ ...found, page, limit });
    }),

    route('POST /api/informationcenter/read', async ({ body, member }) => {
      const [reader, at] = [readerOf(member), clock.now()];
      const read = body.type === 'notification' ? readNotifications : readAnnouncements;
      return success(
        await transaction(db, async (tx) => {
          await read(tx, reader, body.id, at);
          return unreadOf(tx, reader, at);
        }),
      );
    }),
  ];
}

function readerOf({ siteKey, id }: CallerMember): Reader {
  return { siteKey, memberId: id };
}

function onlookerOf({ site }: Caller, member: CallerMember | null) {
  return { siteKey: site.key, memberId: member?.id ?? null };
}
