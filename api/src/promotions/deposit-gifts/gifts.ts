import type { Data } from '@mosaico/shared/api';
import { sql } from 'kysely';
import { wireFromCentavos } from '@mosaico/shared/money';
import { turnoverOfAward } from '@mosaico/shared/rules';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { isEligible } from '../eligible.ts';
import { FIRST_DEPOSIT, firstDepositOf } from '../first-deposit/first-deposit.ts';
import { firstRecharge } from '../first-deposit/first-recharge.ts';
import { GIFT_TIERS } from '../gift-tiers/gift-tiers.ts';
import { capped, leftOf, openPromotion, type Promotion, promotionsOf } from '../promotion.ts';
import { asOf } from '../terms.ts';
import { RECHARGE_REBATE, type Rebate, statusOf } from '../recharge-rebate/rebates.ts';

type Gifts = Data<'GET /api/promotion/rechargegifts'>;
type Gift = Gifts['list'][number];

/** What the newest paid deposit of a member has brought: by itself, by a claim, for a claim that is still to be made, or after bets. Source: R206, A37, A44, A68. */
export async function giftsOfDeposit(db: Db, owner: MemberKey, now: Date): Promise<Gifts> {
  const order = await newestPaid(db, owner);
  if (!order) return { deposit: null, is_decided: true, list: [] };
  const isFirst = (await firstRecharge(db, owner))?.orderNo === order.order_no;
  const rebate = await rebateOfOrder(db, owner, order.order_no);
  const waiting = [
    isFirst && (await firstDepositGift(db, owner, now)),
    rebate && (await rebateGift(db, owner, rebate, now)),
  ].filter((gift) => gift !== false && gift !== null);
  return {
    deposit: {
      order_no: order.order_no,
      money: wireFromCentavos(order.amount_centavos),
      paid_at: order.paid_at.toISOString(),
    },
    is_decided: !order.isNoted,
    list: [...waiting, ...(await given(db, owner, { orderNo: order.order_no, isFirst, rebate }))],
  };
}

async function newestPaid(db: Db, { siteKey, memberId }: MemberKey) {
  const order = await db
    .selectFrom('recharge_orders as paid')
    .leftJoin('promotion_recharges as note', (join) =>
      join.onRef('note.site_key', '=', 'paid.site_key').onRef('note.order_no', '=', 'paid.order_no'),
    )
    .select(['paid.order_no', 'paid.amount_centavos', 'paid.paid_at', 'note.order_no as noted'])
    .where('paid.site_key', '=', siteKey)
    .where('paid.member_id', '=', memberId)
    .where('paid.status', '=', 'paid')
    .orderBy('paid.paid_at', 'desc')
    .orderBy('paid.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { paid_at, noted } = order ?? {};
  return order && paid_at ? { ...order, paid_at, isNoted: noted !== null } : null;
}

/** What the member was given for it. The reward of the first deposit names the person, not the order. */
async function given(
  db: Db,
  { siteKey, memberId }: MemberKey,
  { orderNo, isFirst, rebate }: { orderNo: string; isFirst: boolean; rebate: Rebate | null },
): Promise<Gift[]> {
  const awards = await db
    .selectFrom('promotion_awards')
    .select(['kind', 'amount_centavos', 'turnover_centavos', 'revoked_at'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where((row) =>
      row.or([
        row.and([row('kind', '=', GIFT_TIERS), row('occasion', '=', `order:${orderNo}`)]),
        ...(isFirst ? [row('kind', '=', FIRST_DEPOSIT)] : []),
        ...(rebate
          ? [row.and([row('kind', '=', RECHARGE_REBATE), row('occasion', '=', `rebate:${rebate.id}`)])]
          : []),
      ]),
    )
    .orderBy('id')
    .execute();
  return awards.map((award) => ({
    kind: award.kind,
    amount: wireFromCentavos(award.amount_centavos),
    turnover_amount: wireFromCentavos(award.turnover_centavos),
    wager_first: wireFromCentavos(0),
    status: award.revoked_at ? 'taken_back' : 'given',
  }));
}

/** The reward of a first deposit that the member could claim now; null when they could not. */
async function firstDepositGift(db: Db, owner: MemberKey, now: Date): Promise<Gift | null> {
  const open = await openPromotion(db, owner, FIRST_DEPOSIT, now);
  if (!open) return null;
  const { promotion, decided, isClaimed, isContested, wageredCentavos, requiredCentavos } =
    await firstDepositOf(db, owner, open);
  if (!decided || isClaimed || isContested || wageredCentavos < requiredCentavos) return null;
  return toClaim(
    db,
    owner,
    { promotion, amountCentavos: decided.rewardCentavos, wagerFirstCentavos: 0 },
    now,
  );
}

async function rebateOfOrder(
  db: Db,
  { siteKey, memberId }: MemberKey,
  orderNo: string,
): Promise<Rebate | null> {
  const rebate = await db
    .selectFrom('recharge_rebates')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return rebate ?? null;
}

/** The rebate of a deposit that can be claimed, now or after bets; null when it cannot. What was earned outlasts the end of the offer (A3). */
async function rebateGift(db: Db, owner: MemberKey, rebate: Rebate, now: Date): Promise<Gift | null> {
  const status = statusOf(rebate, now);
  if (status !== 'in_progress' && status !== 'claimable') return null;
  const offered = await promotionsOf(db, owner.siteKey, RECHARGE_REBATE);
  const offer = offered.find(({ key }) => key === rebate.promotion_key);
  if (!offer || offer.is_stopped) return null;
  const promotion = asOf(offer, rebate.opened_at);
  const missingCentavos = Math.max(0, rebate.required_centavos - rebate.wagered_centavos);
  const wagerFirstCentavos =
    missingCentavos && missingCentavos + (await missingBefore(db, owner, rebate, now));
  const amountCentavos = rebate.reward_centavos;
  return toClaim(db, owner, { promotion, amountCentavos, wagerFirstCentavos }, now);
}

/** What bets fill first: the rebates of older deposits, as `recharge_rebate_fill` does. */
async function missingBefore(
  db: Db,
  { siteKey, memberId }: MemberKey,
  { id, opened_at: openedAt }: Rebate,
  now: Date,
): Promise<number> {
  const { missing } = await db
    .selectFrom('recharge_rebates')
    .select(sql<number>`coalesce(sum(required_centavos - wagered_centavos), 0)::bigint`.as('missing'))
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('claimed_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('closes_at', '>', now)
    .where((row) =>
      row.or([
        row('opened_at', '<', openedAt),
        row.and([row('opened_at', '=', openedAt), row('id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return missing;
}

interface ToClaim {
  readonly promotion: Promotion;
  /** Before the most that the promotion gives at once. */
  readonly amountCentavos: number;
  readonly wagerFirstCentavos: number;
}

/** A gift that the member has to claim; null when they may not have it, or the rest of the budget does not suffice. */
async function toClaim(
  db: Db,
  { memberId }: MemberKey,
  { promotion, amountCentavos: promised, wagerFirstCentavos }: ToClaim,
  now: Date,
): Promise<Gift | null> {
  const amountCentavos = capped(promotion, promised);
  if (amountCentavos > leftOf(promotion) || !(await isEligible(db, promotion, memberId, now))) return null;
  return {
    kind: promotion.kind,
    amount: wireFromCentavos(amountCentavos),
    turnover_amount: wireFromCentavos(turnoverOfAward(promotion.turnover_percent, amountCentavos)),
    wager_first: wireFromCentavos(wagerFirstCentavos),
    status: wagerFirstCentavos > 0 ? 'in_progress' : 'claimable',
  };
}
