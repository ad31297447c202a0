import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { activitiesOf } from './activities.ts';
import { awardsOf } from './awards.ts';

/** The hub of activities, and what they have given (R44). */
export function activityRoutes({ db, clock }: Deps): readonly Route[] {
  return [
    route('GET /api/promotion/activities', async ({ member, caller }) => {
      const viewer = { siteKey: caller.site.key, memberId: member?.id ?? null };
      return success({ list: [...(await activitiesOf(db, viewer, clock.now()))] });
    }),
    route('POST /api/promotion/awards', async ({ body, member }) => {
      const { page, limit, before } = body;
      const owner = { siteKey: member.siteKey, memberId: member.id };
      const { list, total, next } = await awardsOf(db, owner, { page, limit, before });
      return success({ list, total, page, limit, next });
    }),
  ];
}
