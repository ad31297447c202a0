import { wireFromCentavos } from '@mosaico/shared/money';
import { saoPauloDay } from '@mosaico/shared/rules';
import type { Db } from '../../db/tables.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { type Route, route, success } from '../../http/route.ts';
import type { MemberKey } from '../../members/tables.ts';
import { isKeptFromPlay } from '../../responsible-gaming/play-bar.ts';
import type { Deps } from '../../runtime/deps.ts';
import { daysAfter, mondayOf, nextSettledDay, settledAt, spanOfDays } from '../play/days.ts';
import { playOf } from '../play/play.ts';
import { answerClaim } from '../claim.ts';
import { canPay, promotionFor } from '../promotion.ts';
import { secondsUntil } from '../seconds-until.ts';
import { claimedRelief, claimRelief, reliefOf, reliefOfferOf } from './daily-relief.ts';
import {
  countedLoss,
  dailyReliefTerms,
  type LossTerms,
  OTHER_GAMES_PERCENT,
  rewardOf,
  weeklyCoverTerms,
} from './terms.ts';
import { coverFor, coverRecords } from './weekly-cover.ts';

/** What is paid for losses: daily relief and weekly cover (R204, R205, R212). */
export function lossRoutes(deps: Deps): readonly Route[] {
  const { db, clock } = deps;
  return [
    route('POST /api/dailyrescue/check', async ({ member, caller }) => {
      const now = clock.now();
      const viewer = { siteKey: caller.site.key, memberId: member?.id ?? null };
      const offer = await promotionFor(db, viewer, 'daily_relief', now);
      return success({
        ...termsToWire(dailyReliefTerms(offer)),
        ...(await reliefToWire(db, member && ownerOf(member), now)),
      });
    }),

    route('POST /api/dailyrescue/claim', (call) =>
      answerClaim(deps, call, (tx, at) => claimRelief(tx, ownerOf(call.member), at)),
    ),

    route('POST /api/cover/history', async ({ member, body }) => {
      const { page, limit, before } = body;
      const owner = ownerOf(member);
      const now = clock.now();
      // The week that is paid next.
      const monday = mondayOf(nextSettledDay(now));
      const sunday = daysAfter(monday, 6);
      const { rows, total, next, ...sums } = await coverRecords(db, owner, { page, limit, before });
      const week = spanOfDays(monday, sunday);
      const promotion = await coverFor(db, owner, week);
      const coverTerms = weeklyCoverTerms(promotion);
      const played = await playOf(db, owner.siteKey, [owner.memberId], week);
      const lossCentavos = countedLoss(played);
      return success({
        list: rows.map((row) => ({
          id: row.id,
          period: `${row.day}/${daysAfter(row.day, 6)}`,
          loss_amount: wireFromCentavos(row.loss_centavos),
          rate: percent(row.rate_hundredths),
          amount: wireFromCentavos(row.amount_centavos),
          status: 'paid' as const,
          created_at: row.created_at.toISOString(),
        })),
        total,
        page,
        limit,
        next,
        terms: termsToWire(coverTerms),
        totals: {
          weeks: total,
          loss_amount: wireFromCentavos(sums.lossCentavos),
          amount: wireFromCentavos(sums.amountCentavos),
        },
        this_week: {
          loss_amount: wireFromCentavos(lossCentavos),
          amount: wireFromCentavos(promotion ? rewardOf(lossCentavos, coverTerms) : 0),
        },
        next_at: settledAt(sunday).toISOString(),
        next_in_seconds: secondsUntil(settledAt(sunday), now),
      });
    }),
  ];
}

async function reliefToWire(db: Db, owner: MemberKey | null, now: Date) {
  const today = saoPauloDay(now);
  const yesterday = daysAfter(today, -1);
  const nothing = { lossCentavos: 0, rewardCentavos: 0, netLossCentavos: 0, isPayable: false };
  const ofDay = async (day: string) => {
    if (!owner) return nothing;
    const offered = await reliefOfferOf(db, owner, day);
    const relief = await reliefOf(db, owner, day, offered?.promotion ?? null);
    const isPayable = offered !== null && canPay(offered.promotion, relief.rewardCentavos, offered.earnedAt);
    return { ...relief, isPayable };
  };
  const claimed = owner && (await claimedRelief(db, owner, yesterday));
  const ofYesterday = await ofDay(yesterday);
  const relief = claimed ?? ofYesterday;
  const mayClaim = owner === null || !(await isKeptFromPlay(db, owner, now));
  const { to: midnight } = spanOfDays(today, today);
  const ofToday = await ofDay(today);
  return {
    yesterday_loss: wireFromCentavos(relief.lossCentavos),
    yesterday_net_loss: wireFromCentavos(ofYesterday.netLossCentavos),
    reward_amount: wireFromCentavos(relief.rewardCentavos),
    is_claimed: claimed ? 1 : 0,
    can_claim: mayClaim && !claimed && ofYesterday.isPayable && relief.rewardCentavos > 0 ? 1 : 0,
    claim_until: new Date(midnight.getTime() - 1_000).toISOString(),
    claim_ends_in_seconds: secondsUntil(midnight, now),
    today_loss: wireFromCentavos(ofToday.lossCentavos),
    today_reward: wireFromCentavos(ofToday.rewardCentavos),
  };
}

function termsToWire({ rateHundredths, minLossCentavos, maxRewardCentavos }: LossTerms) {
  return {
    rate: percent(rateHundredths),
    min_loss: wireFromCentavos(minLossCentavos),
    max_reward: wireFromCentavos(maxRewardCentavos),
    other_games_percent: OTHER_GAMES_PERCENT,
  };
}

function percent(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
