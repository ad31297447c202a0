import { wireFromCentavos } from '@mosaico/shared/money';
import { saoPauloDay } from '@mosaico/shared/rules';
import type { Db } from '../../db/tables.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { route, type Route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { VIP_LADDER } from '../../vip/ladder.ts';
import { type VipStanding, vipStandingOf } from '../../vip/standing.ts';
import { spanOfDays } from '../play/days.ts';
import { type OfferedThen, promotionsOfSpan, thenOfLevel } from '../promotion.ts';
import { rebateRate, rebateRates } from '../rebates/rates.ts';
import { vipHistory } from './history.ts';

/** The VIP ladder, where the member stands on it, and what it has paid them. */
export function vipRoutes({ db, clock }: Deps): readonly Route[] {
  return [
    route('POST /api/member/vip/info', async ({ member, caller }) => {
      const rebates = await rebatesOfToday(db, caller.site.key, clock.now());
      return success({
        uservip: member && standingToWire(await vipStandingOf(db, ownerOf(member))),
        data: VIP_LADDER.map((step) => stepToWire(step, rebates)),
      });
    }),

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

/** The offers of rebates that are on today, whose rates the ladder names. */
function rebatesOfToday(db: Db, siteKey: string, now: Date): Promise<readonly OfferedThen[]> {
  const today = saoPauloDay(now);
  return promotionsOfSpan(db, siteKey, 'rebate', spanOfDays(today, today));
}

function standingToWire({ level, rechargedCentavos, wageredCentavos }: VipStanding) {
  return {
    userviplvl: level,
    totalrecharge: wireFromCentavos(rechargedCentavos),
    totalbetting: wireFromCentavos(wageredCentavos),
  };
}

function stepToWire(step: (typeof VIP_LADDER)[number], rebates: readonly OfferedThen[]) {
  const rates = rebateRates(thenOfLevel(rebates, step.level)?.promotion ?? null);
  return {
    level: step.level,
    name: `VIP ${step.level}`,
    recharge_required: wireFromCentavos(step.rechargeCentavos),
    betting_required: wireFromCentavos(step.bettingCentavos),
    upgrade_bonus: wireFromCentavos(step.upgradeBonusCentavos),
    weekly_bonus: wireFromCentavos(step.weeklyBonusCentavos),
    rebate_rate: (rebateRate(rates, 'slot', step.level) / 100).toFixed(2),
    withdraw_daily_limit: wireFromCentavos(step.withdrawDailyLimitCentavos),
    withdraw_daily_count: step.withdrawDailyCount,
  };
}
