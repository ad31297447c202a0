import { wireFromCentavos } from '@mosaico/shared/money';
import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { answerClaim } from '../claim.ts';
import { claimInvitation, invitationOf } from './invitation.ts';

/** The invitation activity (R202, R203). */
export function invitationRoutes(deps: Deps): readonly Route[] {
  return [
    route('POST /api/invitationactivity/check', async ({ member, caller }) => {
      const owner = { siteKey: caller.site.key, memberId: member?.id ?? null };
      const standing = await invitationOf(deps.db, owner, null);
      const rows = standing?.rows ?? [];
      return success(
        rows.map(({ id, invites, rewardCentavos, isClaimed }) => ({
          id,
          required_invites: invites,
          current_invites: standing?.current ?? 0,
          reward_amount: wireFromCentavos(rewardCentavos),
          is_claimed: isClaimed ? (1 as const) : (0 as const),
        })),
      );
    }),
    route('POST /api/invitationactivity/claim', (call) => {
      const { siteKey, id: memberId } = call.member;
      return answerClaim(deps, call, (tx, at) =>
        claimInvitation(tx, { siteKey, memberId }, call.body.id, at),
      );
    }),
  ];
}
