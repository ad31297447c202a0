import type { Route } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { activityRoutes } from './activities/routes.ts';
import { depositGiftRoutes } from './deposit-gifts/routes.ts';
import { firstDepositRoutes } from './first-deposit/routes.ts';
import { giftTierRoutes } from './gift-tiers/routes.ts';
import { invitationRoutes } from './invitation/routes.ts';
import { operatorPromotionRoutes } from './operators/routes.ts';
import { operatorTurnoverRoutes } from './operators/turnover-shares.ts';
import { rechargeRebateRoutes } from './recharge-rebate/routes.ts';

/** Activities, and what is claimed of them. */
export function promotionRoutes(deps: Deps): readonly Route[] {
  return [
    ...activityRoutes(deps),
    ...firstDepositRoutes(deps),
    ...invitationRoutes(deps),
    ...rechargeRebateRoutes(deps),
    ...giftTierRoutes(deps),
    ...depositGiftRoutes(deps),
    ...operatorPromotionRoutes(deps),
    ...operatorTurnoverRoutes(deps),
  ];
}
