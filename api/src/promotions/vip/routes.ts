import { wireFromCentavos } from '@mosaico/shared/money';
import type { Db } from '../../db/tables.ts';
import { turnoverOf } from '../../turnover/turnover.ts';
import { route, success, type CallerMember, type Route } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { VIP_LADDER, vipLevelOf } from './ladder.ts';
import { totalRechargedCentavos } from './total-recharged.ts';

/** The VIP ladder and where the member stands on it. */
export function vipRoutes({ db }: Deps): readonly Route[] {
  return [
    route('POST /api/member/vip/info', async ({ member }) =>
      success({ uservip: member ? await standingOf(db, member) : null, data: VIP_LADDER.map(wireStep) }),
    ),
  ];
}

async function standingOf(db: Db, { siteKey, id }: CallerMember) {
  const recharged = await totalRechargedCentavos(db, siteKey, id);
  const { totalWageredCentavos } = await turnoverOf(db, siteKey, id);
  return {
    userviplvl: vipLevelOf(recharged, totalWageredCentavos),
    totalrecharge: wireFromCentavos(recharged),
    totalbetting: wireFromCentavos(totalWageredCentavos),
  };
}

function wireStep(step: (typeof VIP_LADDER)[number]) {
  return {
    level: step.level,
    name: `VIP ${step.level}`,
    recharge_required: wireFromCentavos(step.rechargeCentavos),
    betting_required: wireFromCentavos(step.bettingCentavos),
    upgrade_bonus: wireFromCentavos(step.upgradeBonusCentavos),
    weekly_bonus: wireFromCentavos(step.weeklyBonusCentavos),
    rebate_rate: (step.rebateHundredths / 100).toFixed(2),
    withdraw_daily_limit: wireFromCentavos(step.withdrawDailyLimitCentavos),
  };
}
