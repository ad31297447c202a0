import { DomainError } from '../domain-error.ts';
import { route, success, type CallerMember, type Route } from '../http/route.ts';
import { payoutAccountsOf } from './payout-accounts.ts';
import { choosePicture, offeredPictures, pictureOf } from './pictures.ts';

/** Profile photos, accounts for payouts. */
export const memberRoutes: readonly Route[] = [
  route('GET /api/member/bank', async ({ member }, deps) =>
    success(await payoutAccountsOf(deps.db, member.siteKey, member.id)),
  ),
  route('GET /api/profilepictures', async () => success(offeredPictures())),
  route('POST /api/profilepictures/user', async ({ body, member }, deps) => {
    assertSelf(member, body.member_id);
    return success({ profileurl: await pictureOf(deps.db, member.siteKey, member.id) });
  }),
  route('POST /api/profilepictures/set', async ({ body, member, caller }, deps) => {
    assertSelf(member, body.member_id);
    const profileurl = await choosePicture(
      deps.db,
      member.siteKey,
      member.id,
      body.picture_id,
      deps.clock.now(),
    );
    return success({ profileurl }, caller.t('members.picture_set'));
  }),
];

/** @throws DomainError forbidden when a request speaks of another member than its token (R113) */
function assertSelf(member: CallerMember, memberId: number): void {
  if (memberId !== member.id) throw new DomainError('forbidden');
}
