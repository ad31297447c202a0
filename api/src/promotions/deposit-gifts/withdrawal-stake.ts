import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { isEligible } from '../eligible.ts';
import { FIRST_DEPOSIT, firstDepositOf, rowOf, turnoverOfRow } from '../first-deposit/first-deposit.ts';
import { leftOf, openPromotion } from '../promotion.ts';

type Stake = Data<'GET /api/promotion/withdrawalstake'>['stake'];

/**
 * What a withdrawal would take from the first-deposit bonus that the member could claim now; null where it takes nothing, where there is
 * nothing to claim, and for who may not have it. A reward that comes after bets is not lowered by withdrawals.
 *
 * Source: A44, G31.
 */
export async function withdrawalStake(
  db: Db,
  owner: MemberKey,
  amountCentavos: number,
  at: Date,
): Promise<Stake> {
  const open = await openPromotion(db, owner, FIRST_DEPOSIT, at);
  if (open?.purse !== 'bonus') return null;
  const {
    promotion,
    rows,
    decided,
    countedCentavos: countedNow,
    isClaimed,
    isContested,
  } = await firstDepositOf(db, owner, open);
  if (!decided || isClaimed || isContested || decided.rewardCentavos > leftOf(promotion)) return null;
  const countedCentavos = Math.max(0, countedNow - amountCentavos);
  const after = rowOf(rows, countedCentavos);
  if (after?.rewardCentavos === decided.rewardCentavos) return null;
  if (!(await isEligible(db, promotion, owner.memberId, at))) return null;
  return {
    kind: FIRST_DEPOSIT,
    reward: wireFromCentavos(decided.rewardCentavos),
    turnover_amount: wireFromCentavos(turnoverOfRow(promotion, decided)),
    counted: wireFromCentavos(countedCentavos),
    reward_after: after && wireFromCentavos(after.rewardCentavos),
  };
}
