import { route, success, type Route } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { userInfoOf } from './user-info.ts';

/** The member who calls. */
export function meRoutes({ db, clock }: Deps): readonly Route[] {
  return [
    route('POST /api/auth/me', async ({ member }) =>
      success(await userInfoOf(db, member.siteKey, member.id, clock.now())),
    ),
  ];
}
