import { ownerOf } from '../../http/owner-of.ts';
import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { answerGivenUp } from '../taken-back/answer-given-up.ts';
import { activitiesOf } from './activities.ts';
import { awardsOf } from './awards.ts';

/** The hub of activities, and what they have given (R44). */
export function activityRoutes(deps: Deps): readonly Route[] {
  const { db, clock } = deps;
  return [
    route('GET /api/promotion/activities', async ({ member, caller }) => {
      const viewer = { siteKey: caller.site.key, memberId: member?.id ?? null };
      return success({ list: [...(await activitiesOf(db, viewer, clock.now()))] });
    }),
    route('POST /api/promotion/awards', async ({ body, member }) => {
      const { page, limit, before } = body;
      const { list, total, next } = await awardsOf(db, ownerOf(member), { page, limit, before });
      return success({ list, total, page, limit, next });
    }),
    route('POST /api/promotion/bonus/giveup', ({ body, member, caller }) =>
      answerGivenUp(deps, { owner: ownerOf(member), awardId: body.id, caller }),
    ),
  ];
}
