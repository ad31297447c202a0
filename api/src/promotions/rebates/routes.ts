import { wireFromCentavos } from '@mosaico/shared/money';
import { saoPauloDay } from '@mosaico/shared/rules';
import { ownerOf } from '../../http/owner-of.ts';
import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { nextSettledDay, settledAt } from '../play/days.ts';
import { answerClaimOfAll } from '../claim.ts';
import { secondsUntil } from '../seconds-until.ts';
import { claimRebates } from './claim-rebates.ts';
import { rebateOfDay, rebateRecords, rebatesByType } from './rebate-records.ts';

/** Rebates of a member: list, details, claim (R192, R193, G19). */
export function rebateRoutes(deps: Deps): readonly Route[] {
  const { db, clock } = deps;
  return [
    route('POST /api/games/rebates/list', async ({ member, caller }) => {
      const now = clock.now();
      const nextDay = nextSettledDay(now);
      const settled = settledAt(nextDay);
      const owner = member && ownerOf(member);
      const viewer = { siteKey: caller.site.key, memberId: member?.id ?? null };
      const { list: rebates, stepHundredths } = await rebatesByType(db, viewer, now);
      const isYesterdayDue = owner && nextDay !== saoPauloDay(now);
      return success({
        list: rebates.map((each) => ({
          game_type: each.gameType,
          rate: percent(each.rateHundredths),
          valid_bet: wireFromCentavos(each.wageredCentavos),
          amount: wireFromCentavos(each.amountCentavos),
          can_claim: each.amountCentavos > 0 ? 1 : 0,
          today_valid_bet: wireFromCentavos(each.todayWageredCentavos),
          today_amount: wireFromCentavos(each.todayCentavos),
        })),
        total: wireFromCentavos(rebates.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)),
        yesterday: isYesterdayDue ? wireFromCentavos(await rebateOfDay(db, owner, nextDay)) : null,
        level_step: percent(stepHundredths),
        next_at: settled.toISOString(),
        next_in_seconds: secondsUntil(settled, now),
      });
    }),

    route('POST /api/games/rebates/details', async ({ member, body }) => {
      const { page, limit, before, game_type: gameType } = body;
      const { rows, total, next } = await rebateRecords(db, ownerOf(member), {
        page,
        limit,
        before,
        gameType,
      });
      const list = rows.map((row) => ({
        id: row.id,
        date: row.day,
        game_type: row.game_type,
        valid_bet: wireFromCentavos(row.wagered_centavos),
        rate: percent(row.rate_hundredths),
        amount: wireFromCentavos(row.amount_centavos),
        status: row.claimed_at ? ('claimed' as const) : ('claimable' as const),
      }));
      return success({ list, total, page, limit, next });
    }),

    route('POST /api/games/rebates/claim', (call) => answerClaimOfAll(deps, call, claimRebates)),
  ];
}

function percent(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
