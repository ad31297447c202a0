import { wireFromCentavos } from '@mosaico/shared/money';
import { ownerOf } from '../../http/owner-of.ts';
import { route, type Route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { VIP_LADDER } from '../../vip/ladder.ts';
import { type VipStanding, vipStandingOf } from '../../vip/standing.ts';
import { vipHistory } from './history.ts';

/** The VIP ladder, where the member stands on it, and what it has paid them. */
export function vipRoutes({ db }: Deps): readonly Route[] {
  return [
    route('POST /api/member/vip/info', async ({ member }) =>
      success({
        uservip: member && standingToWire(await vipStandingOf(db, ownerOf(member))),
        data: VIP_LADDER.map(stepToWire),
      }),
    ),

    route('POST /api/member/vip/history', async ({ member, body }) => {
      const { page, limit, before } = body;
      const { rows, total, next } = await vipHistory(db, ownerOf(member), { page, limit, before });
      const list = rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        from_level: row.from_level,
        to_level: row.to_level,
        bonus: wireFromCentavos(row.bonus_centavos),
        created_at: row.created_at.toISOString(),
      }));
      return success({ list, total, page, limit, next });
    }),
  ];
}

function standingToWire({ level, rechargedCentavos, wageredCentavos }: VipStanding) {
  return {
    userviplvl: level,
    totalrecharge: wireFromCentavos(rechargedCentavos),
    totalbetting: wireFromCentavos(wageredCentavos),
  };
}

function stepToWire(step: (typeof VIP_LADDER)[number]) {
  return {
    level: step.level,
    name: `VIP ${step.level}`,
    recharge_required: wireFromCentavos(step.rechargeCentavos),
    betting_required: wireFromCentavos(step.bettingCentavos),
    upgrade_bonus: wireFromCentavos(step.upgradeBonusCentavos),
    weekly_bonus: wireFromCentavos(step.weeklyBonusCentavos),
    rebate_rate: (step.rebateHundredths / 100).toFixed(2),
    withdraw_daily_limit: wireFromCentavos(step.withdrawDailyLimitCentavos),
    withdraw_daily_count: step.withdrawDailyCount,
  };
}
