import { transaction } from '../db/transaction.ts';
import { route, success, type Route } from '../http/route.ts';
import { changeProfile } from '../members/change-profile.ts';
import type { Deps } from '../runtime/deps.ts';
import { userInfoOf } from './user-info.ts';

/** The member who calls. */
export function meRoutes({ db, clock }: Deps): readonly Route[] {
  return [
    route('POST /api/auth/me', async ({ member }) =>
      success(await userInfoOf(db, member.siteKey, member.id, clock.now())),
    ),
    route('POST /api/auth/info/update', async ({ body, member: { siteKey, id }, caller }) => {
      const at = clock.now();
      await transaction(db, (tx) => changeProfile(tx, { siteKey, memberId: id }, body, at));
      return success(await userInfoOf(db, siteKey, id, at), caller.t('members.saved'));
    }),
  ];
}
