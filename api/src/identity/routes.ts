import { ownerOf } from '../http/owner-of.ts';
import { type Route, route, success } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { identityStanding } from './standing.ts';
import { submitIdentity } from './submit.ts';

/** The check of a member's identity (G33). */
export function identityRoutes(deps: Deps): readonly Route[] {
  return [
    route('GET /api/kyc', async ({ member }) => success(await identityStanding(deps.db, ownerOf(member)))),

    route('POST /api/kyc', async ({ body, member, caller }) => {
      const { document_type, front, back, selfie } = body;
      const owner = ownerOf(member);
      await submitIdentity(deps, { ...owner, document_type, front, back, selfie });
      return success(await identityStanding(deps.db, owner), caller.t('kyc.sent'));
    }),
  ];
}
