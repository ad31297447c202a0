import { DomainError } from '../domain-error.ts';
import { route, success, type CallerMember, type Route } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { choosePicture, offeredPictures, pictureOf } from './pictures.ts';

/** Profile photos. */
export function memberRoutes(deps: Deps): readonly Route[] {
  const { db, clock } = deps;
  return [
    route('GET /api/profilepictures', async () => success(offeredPictures())),
    route('POST /api/profilepictures/user', async ({ body, member }) => {
      assertSelf(member, body.member_id);
      return success({ profileurl: await pictureOf(db, member.siteKey, member.id) });
    }),
    route('POST /api/profilepictures/set', async ({ body, member, caller }) => {
      assertSelf(member, body.member_id);
      const profileurl = await choosePicture(db, member.siteKey, member.id, body.picture_id, clock.now());
      return success({ profileurl }, caller.t('members.picture_set'));
    }),
  ];
}

/** @throws DomainError forbidden when a request speaks of another member than its token (R113) */
function assertSelf(member: CallerMember, memberId: number): void {
  if (memberId !== member.id) throw new DomainError('forbidden');
}
