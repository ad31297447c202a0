import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { MemberKey } from '../../members/tables.ts';
import { isUnderContestation, PENDING } from '../../payouts/contested.ts';
import { type Award, lockPursesOfAward, reserveAward } from '../award.ts';
import type { Offered } from '../licence.ts';
import { canPay, capped, type Promotion, promotionsOf } from '../promotion.ts';
import { asOf } from '../terms.ts';
import type { RebateTables } from './tables.ts';

export const RECHARGE_REBATE = 'recharge_rebate';

export const rechargeRebateRules = z.object({
  minCentavos: z.int().positive(),
  timesWagered: z.int().min(1),
  rewardPercent: z.int().min(1).max(100),
  maxRewardCentavos: z.int().positive(),
  days: z.int().min(1),
});
export type RebateRules = z.infer<typeof rechargeRebateRules>;

/** A recharge that qualified, with what was wagered for it. */
export type Rebate = Readonly<Selectable<RebateTables['recharge_rebates']>>;

/** As the member sees it. */
export interface ShownRebate extends Rebate {
  /** It is claimed, and the recharge that brings its reward has not come yet (A3). */
  readonly awaits_recharge: boolean;
  readonly status: RebateStatus;
}

/** What a promotion gives at once bounds the reward as well. */
export function rebateRulesOf(promotion: Promotion): RebateRules {
  const rules = rechargeRebateRules.parse(promotion.rules);
  return { ...rules, maxRewardCentavos: capped(promotion, rules.maxRewardCentavos) };
}

/** What a recharge is worth; null below the least amount. Each counts on its own. Pure. Source: R143, R144, R253, R254, A13. */
export function rebateOf(
  { minCentavos, timesWagered, rewardPercent, maxRewardCentavos }: RebateRules,
  rechargeCentavos: number,
): { readonly requiredCentavos: number; readonly rewardCentavos: number } | null {
  if (rechargeCentavos < minCentavos) return null;
  return {
    requiredCentavos: rechargeCentavos * timesWagered,
    rewardCentavos: Math.min(Math.floor((rechargeCentavos * rewardPercent) / 100), maxRewardCentavos),
  };
}

export type RebateStatus = 'in_progress' | 'claimable' | 'claimed' | 'expired';

/** Pure: time is handed in. What was full when its time was over can still be claimed. */
export function statusOf(
  rebate: Pick<Rebate, 'claimed_at' | 'wagered_centavos' | 'required_centavos' | 'closes_at' | 'revoked_at'>,
  now: Date,
): RebateStatus {
  if (rebate.claimed_at) return 'claimed';
  if (rebate.revoked_at) return 'expired';
  if (rebate.wagered_centavos >= rebate.required_centavos) return 'claimable';
  return rebate.closes_at <= now ? 'expired' : 'in_progress';
}

/** Of rows of which nothing can be done any more. */
const MOST_ROWS = 100;

/** What a row brings, by the terms that its promotion had when it was opened. */
const dueCentavos = sql<number>`least(reward_centavos,
  promotion_cap_at(recharge_rebates.site_key, recharge_rebates.promotion_key, recharge_rebates.opened_at))`;

const awaitsRecharge = sql<boolean>`exists (select from promotion_awards award
  where award.site_key = recharge_rebates.site_key and award.promotion_key = recharge_rebates.promotion_key
    and award.occasion = 'rebate:' || recharge_rebates.id and award.paid_at is null and award.revoked_at is null)`;

const isContested = sql<boolean>`exists (select from contestations contested
  where contested.site_key = recharge_rebates.site_key and contested.order_no = recharge_rebates.order_no
    and contested.status in (${sql.join(PENDING)}))`;

/** The newest first, each with what it brings, and with all of which something can still be done. Source: R206. */
export async function rebatesOf(
  db: Db | Tx,
  { siteKey, memberId }: MemberKey,
  now: Date,
): Promise<readonly ShownRebate[]> {
  const owned = db
    .selectFrom('recharge_rebates')
    .where('recharge_rebates.site_key', '=', siteKey)
    .where('recharge_rebates.member_id', '=', memberId);
  const newest = owned
    .select('recharge_rebates.id')
    .orderBy('opened_at', 'desc')
    .orderBy('recharge_rebates.id', 'desc')
    .limit(MOST_ROWS);
  const rows = await owned
    .selectAll()
    .select([
      dueCentavos.as('due_centavos'),
      awaitsRecharge.as('awaits_recharge'),
      isContested.as('is_contested'),
    ])
    .where((row) =>
      row.or([
        row('id', 'in', newest),
        awaitsRecharge,
        row.and([
          row('claimed_at', 'is', null),
          row('revoked_at', 'is', null),
          row.or([row('wagered_centavos', '>=', row.ref('required_centavos')), row('closes_at', '>', now)]),
        ]),
      ]),
    )
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const offers = new Map(
    (await promotionsOf(db, siteKey, RECHARGE_REBATE)).map((offer) => [offer.key, offer]),
  );
  return rows.map(({ due_centavos: due, is_contested: contested, ...rest }) => {
    const row = { ...rest, reward_centavos: due };
    return { ...row, status: shownStatusOf(row, { contested, offer: offers.get(row.promotion_key), now }) };
  });
}

interface Circumstances {
  readonly contested: boolean;
  /** What has opened the row, if the site still offers it. */
  readonly offer: Offered | undefined;
  readonly now: Date;
}

/** What is full and would be refused is not shown as claimable: the recharge may go back yet (A68), or the offer can no longer pay it. Pure. */
function shownStatusOf(row: Rebate, { contested, offer, now }: Circumstances): RebateStatus {
  const status = statusOf(row, now);
  if (status !== 'claimable' && status !== 'in_progress') return status;
  if (!offer || !canPay(asOf(offer, row.opened_at), row.reward_centavos, row.opened_at)) return 'expired';
  return contested ? 'in_progress' : status;
}

interface RebateClaim extends MemberKey {
  readonly rewardCentavos: number;
  readonly id: number | undefined;
}

/**
 * Claims the oldest full row of exactly this reward, or the named one: the reward is promised, and a recharge with `payment_id` 0 brings it.
 *
 * @throws DomainError claim_differs when there is no such row, already_claimed when all such rows are claimed, and those of `reserveAward`; nothing is written
 * Source: R207, A3, A46.
 */
export async function claimRebate(tx: Tx, claim: RebateClaim, at: Date): Promise<Award> {
  const { siteKey, memberId, rewardCentavos, id } = claim;
  // Whoever takes back what a recharge has brought comes before this claim, which then sees it, or after it.
  await lockPursesOfAward(tx, siteKey, memberId);
  const rows = await tx
    .selectFrom('recharge_rebates')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where(dueCentavos, '=', rewardCentavos)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();
  const wanted = rows.filter((row) => id === undefined || row.id === id);
  const row = wanted.find((each) => statusOf(each, at) === 'claimable');
  if (!row) {
    const isClaimed = wanted.length > 0 && wanted.every((each) => each.claimed_at !== null);
    throw new DomainError(isClaimed ? 'already_claimed' : 'claim_differs');
  }
  if (await isUnderContestation(tx, siteKey, row.order_no)) throw new DomainError('offer_not_met');
  const offered = await promotionsOf(tx, siteKey, RECHARGE_REBATE);
  const promotion = offered.find(({ key }) => key === row.promotion_key);
  if (!promotion) throw new DomainError('offer_closed');
  const award = await reserveAward(tx, {
    promotion: asOf(promotion, row.opened_at),
    memberId,
    occasion: `rebate:${row.id}`,
    amountCentavos: rewardCentavos,
    at,
    // What was begun while the offer was on can be claimed after its end; a stop and the budget hold.
    earnedAt: row.opened_at,
  });
  await tx.updateTable('recharge_rebates').set({ claimed_at: at }).where('id', '=', row.id).execute();
  return award;
}
