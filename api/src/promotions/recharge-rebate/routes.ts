import { wireFromCentavos } from '@mosaico/shared/money';
import { DomainError } from '../../domain-error.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { sentAmount } from '../../http/sent-amount.ts';
import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { answerClaim } from '../claim.ts';
import { claimRebate, rebatesOf, type ShownRebate } from './rebates.ts';

/** The recharge rebate (R206, R207). */
export function rechargeRebateRoutes(deps: Deps): readonly Route[] {
  const { db, clock } = deps;
  return [
    route('POST /api/rechargerebate/check', async ({ member }) => {
      const rows = member ? await rebatesOf(db, ownerOf(member), clock.now()) : [];
      return success(rows.map(rowToWire));
    }),
    route('POST /api/rechargerebate/claim', (call) => {
      const { body, member } = call;
      const rewardCentavos = sentAmount(body.reward_amount);
      if (rewardCentavos === null) throw new DomainError('amount_invalid');
      if (body.member_id !== member.id) throw new DomainError('claim_differs');
      return answerClaim(deps, call, (tx, at) =>
        claimRebate(tx, { ...ownerOf(member), rewardCentavos, id: body.id }, at),
      );
    }),
  ];
}

function rowToWire(row: ShownRebate) {
  const { status } = row;
  return {
    id: row.id,
    recharge_amount: wireFromCentavos(row.recharge_centavos),
    required_amount: wireFromCentavos(row.required_centavos),
    current_amount: wireFromCentavos(row.wagered_centavos),
    reward_amount: wireFromCentavos(row.reward_centavos),
    is_claimed: status === 'claimed' ? (1 as const) : (0 as const),
    status,
    claimed_at: row.claimed_at?.toISOString() ?? null,
    awaits_recharge: row.awaits_recharge ? (1 as const) : (0 as const),
    event_ended_at: row.closes_at.toISOString(),
  };
}
