import { wireFromCentavos } from '@mosaico/shared/money';
import { type Route, route, success } from '../../http/route.ts';
import type { Db } from '../../db/tables.ts';
import { isKeptFromPlay } from '../../responsible-gaming/play-bar.ts';
import { flagShared } from '../../members/flag-shared.ts';
import type { Deps } from '../../runtime/deps.ts';
import { answerClaim } from '../claim.ts';
import { claimableRows, claimInvitation, invitationNow } from './invitation.ts';

/** The invitation activity (R202, R203). */
export function invitationRoutes(deps: Deps): readonly Route[] {
  return [
    route('POST /api/invitationactivity/check', async ({ member, caller }) => {
      const owner = { siteKey: caller.site.key, memberId: member?.id ?? null };
      const now = deps.clock.now();
      const standing = await invitationNow(deps.db, owner, now);
      const isKept = await isKeptFromPlay(deps.db, owner, now);
      const claimable = new Set(standing && !isKept ? claimableRows(standing, now).map(({ id }) => id) : []);
      const { rows = [], current = 0, held = 0 } = standing ?? {};
      return success(
        rows.map(({ id, invites, rewardCentavos, isClaimed }) => ({
          id,
          required_invites: invites,
          current_invites: current,
          reward_amount: wireFromCentavos(rewardCentavos),
          is_claimed: isClaimed ? (1 as const) : (0 as const),
          can_claim: claimable.has(id) ? (1 as const) : (0 as const),
          held_invites: held,
          held_reason: held > 0 ? caller.t('invitation.held') : '',
        })),
      );
    }),
    route('POST /api/invitationactivity/claim', async (call) => {
      const { siteKey, id: memberId } = call.member;
      // In a transaction of its own: the flags stay for operators when the claim is refused.
      await flagShared(deps.db.lane('writes') as Db, siteKey, deps.clock.now(), { agentId: memberId });
      return answerClaim(deps, call, (tx, at) =>
        claimInvitation(tx, { siteKey, memberId }, call.body.id, at),
      );
    }),
  ];
}
