import { wireFromCentavos } from '@mosaico/shared/money';
import { DomainError } from '../../domain-error.ts';
import { type Route, route, success } from '../../http/route.ts';
import { isKeptFromPlay } from '../../responsible-gaming/play-bar.ts';
import type { Deps } from '../../runtime/deps.ts';
import { answerClaim } from '../claim.ts';
import {
  claimFirstDeposit,
  type FirstDeposit,
  firstDepositNow,
  turnoverOfRow,
  turnoverTimes,
} from './first-deposit.ts';
import { canPay } from '../promotion.ts';

/** The first-deposit activity (R200, R201). */
export function firstDepositRoutes(deps: Deps): readonly Route[] {
  const { db, clock } = deps;
  return [
    route('POST /api/ftd/check', async ({ member, caller }) => {
      const owner = { siteKey: caller.site.key, memberId: member?.id ?? null };
      const now = clock.now();
      const standing = await firstDepositNow(db, owner, now);
      const mayClaim = !(await isKeptFromPlay(db, owner, now));
      return success(standing ? rowsToWire(standing, mayClaim, now) : []);
    }),
    route('POST /api/ftd/claim', (call) => {
      const { body, member, caller } = call;
      const isOwn = body.name === member.name && [caller.site.key, caller.site.host].includes(body.site);
      if (!isOwn) throw new DomainError('claim_differs');
      return answerClaim(deps, call, (tx, at) =>
        claimFirstDeposit(tx, { siteKey: member.siteKey, memberId: member.id }, at),
      );
    }),
  ];
}

function rowsToWire(standing: FirstDeposit, mayClaim: boolean, now: Date) {
  const { promotion, rows, decided, isClaimed, isContested, wageredCentavos, requiredCentavos } = standing;
  const canClaim =
    mayClaim &&
    !isClaimed &&
    !isContested &&
    decided !== null &&
    canPay(promotion, decided.rewardCentavos, now) &&
    wageredCentavos >= requiredCentavos;
  return rows.map((row) => ({
    id: row.id,
    min_recharge: wireFromCentavos(row.minCentavos),
    reward_amount: wireFromCentavos(row.rewardCentavos),
    turnover: turnoverTimes(promotion),
    turnover_amount: wireFromCentavos(turnoverOfRow(promotion, row)),
    is_claimed: isClaimed && row.id === decided?.id ? (1 as const) : (0 as const),
    can_claim: canClaim && row.id === decided.id ? (1 as const) : (0 as const),
  }));
}
