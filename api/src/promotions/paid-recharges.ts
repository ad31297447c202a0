import { sql } from 'kysely';
import { transaction } from '../db/transaction.ts';
import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { notify } from '../information/notifications.ts';
import { UNDECIDED } from '../payouts/contested.ts';
import type { Deps } from '../runtime/deps.ts';
import { dropNote, followNotes, type NotedOrder } from '../runtime/follow-notes.ts';
import { isFor } from './audience.ts';
import { award, lockPursesOfAward } from './award.ts';
import { tellBalance } from './claim.ts';
import { GIFT_TIERS, giftOf } from './gift-tiers/gift-tiers.ts';
import { openPromotion, type Promotion } from './promotion.ts';
import { RECHARGE_REBATE, rebateOf, rebateRulesOf } from './recharge-rebate/rebates.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A recharge that was paid. */
interface PaidRecharge {
  readonly siteKey: string;
  readonly memberId: number;
  readonly orderNo: string;
  readonly centavos: number;
  readonly paidAt: Date;
  /** Paid in over a lifetime, this one included and later ones not; what was taken back does not count, nor what else is contested meanwhile. */
  readonly totalCentavos: number;
}

/**
 * Gives what promotions promise for paid recharges: gifts of the tiers, and rows of the recharge rebate. The database notes each recharge in the
 * transaction that credits it, so none is missed; each gives once, by its order number. One that fails is logged and looked at again.
 *
 * @returns how many recharges were looked at
 * Source: A13, A37.
 */
export function followPaidRecharges(deps: Deps): Promise<number> {
  return followNotes(deps, {
    table: 'promotion_recharges',
    work: (note) => follow(deps, note),
    failure: 'promotions could not follow a recharge',
  });
}

async function follow(deps: Deps, note: NotedOrder): Promise<void> {
  const { db } = deps;
  const recharge = await paidRecharge(db, note.site_key, note.order_no);
  if (recharge) {
    const gifts = await openThen(db, recharge, GIFT_TIERS);
    if (gifts) await give(deps, gifts, recharge);
    const rebates = await openThen(db, recharge, RECHARGE_REBATE);
    if (rebates) await openRebate(db, rebates, recharge);
  }
  await dropNote(db.lane('jobs'), 'promotion_recharges', note);
}

/** The one that was open when it was paid, of several that for its member. */
async function openThen(db: Db, recharge: PaidRecharge, kind: string): Promise<Promotion | null> {
  return openPromotion(db, recharge, kind, recharge.paidAt);
}

async function give(deps: Deps, promotion: Promotion, recharge: PaidRecharge): Promise<void> {
  const { db, clock } = deps;
  const { siteKey, memberId, orderNo, centavos, totalCentavos } = recharge;
  const amountCentavos = giftOf(promotion, totalCentavos, centavos);
  if (amountCentavos === 0) return;
  const at = clock.now();
  try {
    await transaction(
      db,
      async (tx) => {
        await lockPursesOfAward(tx, siteKey, memberId);
        // It may have gone back since it was read: what was given for it was looked for before this gift.
        if ((await paidRecharge(tx, siteKey, orderNo)) === null) throw new DomainError('offer_not_met');
        const gift = await award(tx, {
          promotion,
          memberId,
          occasion: `order:${orderNo}`,
          amountCentavos,
          at,
          // It comes for a recharge that was paid while the offer was on, also when the offer has ended since.
          earnedAt: recharge.paidAt,
        });
        const details = {
          amountCentavos: gift.amount_centavos,
          turnoverCentavos: gift.turnover_centavos,
        };
        await notify(tx, { siteKey, memberId, kind: 'gift_bonus', details, at });
      },
      'money',
    );
  } catch (error) {
    // Given already, used up, stopped, or to a member who may not have it: the recharge gives nothing more.
    if (!(error instanceof DomainError)) throw error;
    return;
  }
  await tellBalance(deps, recharge);
}

/** Nothing is begun that could not be claimed because the promotion is for members of a higher level. */
async function openRebate(db: Db, promotion: Promotion, recharge: PaidRecharge): Promise<void> {
  if (!(await isFor(db, recharge, promotion))) return;
  const rules = rebateRulesOf(promotion);
  const rebate = rebateOf(rules, recharge.centavos);
  if (!rebate || rebate.rewardCentavos === 0) return;
  await db
    .lane('jobs')
    .insertInto('recharge_rebates')
    .values({
      site_key: recharge.siteKey,
      promotion_key: promotion.key,
      member_id: recharge.memberId,
      order_no: recharge.orderNo,
      recharge_centavos: recharge.centavos,
      required_centavos: rebate.requiredCentavos,
      reward_centavos: rebate.rewardCentavos,
      opened_at: recharge.paidAt,
      closes_at: new Date(recharge.paidAt.getTime() + rules.days * DAY_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Null when it was taken back meanwhile. */
async function paidRecharge(db: Db | Tx, siteKey: string, orderNo: string): Promise<PaidRecharge | null> {
  const { rows } = await sql<PaidRecharge & { readonly isTakenBack: boolean }>`
    with paid as (
      select o.order_no, o.member_id, o.amount_centavos, o.paid_at, o.id, coalesce(p.reason, '') = 'contested' as taken_back,
        exists (select from contestations contested where contested.site_key = o.site_key and contested.order_no = o.order_no
          and contested.status in (${sql.join(UNDECIDED)})) as contested
      from recharge_orders o left join pix_payments p on p.site_key = o.site_key and p.e2eid = o.e2eid
      where o.site_key = ${siteKey} and o.status = 'paid'
        and o.member_id = (select member_id from recharge_orders where site_key = ${siteKey} and order_no = ${orderNo})
    )
    select ${siteKey}::text as "siteKey", this.member_id as "memberId", this.order_no as "orderNo",
      this.amount_centavos as centavos, this.paid_at as "paidAt", this.taken_back as "isTakenBack",
      (select coalesce(sum(amount_centavos), 0)::bigint from paid
        where not taken_back and (not contested or order_no = this.order_no) and (paid_at, id) <= (this.paid_at, this.id)) as "totalCentavos"
    from paid this where this.order_no = ${orderNo}`.execute(db);
  const [found] = rows;
  return found && !found.isTakenBack ? found : null;
}
