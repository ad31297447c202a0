import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { turnoverOfAward } from '@mosaico/shared/rules';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { isEligible } from '../eligible.ts';
import { FIRST_DEPOSIT, firstDepositOf, rowOf } from '../first-deposit/first-deposit.ts';
import { GIFT_TIERS, giftOf, tiersOf } from '../gift-tiers/gift-tiers.ts';
import { tierTotalCentavos } from '../gift-tiers/tier-total.ts';
import type { Offered } from '../licence.ts';
import { capped, leftOf, openPromotion } from '../promotion.ts';

type Offer = Data<'GET /api/promotion/rechargeoffers'>['list'][number];

/** What a promotion brings for deposits. */
interface Bringing {
  readonly fromCentavos: number;
  /** For a deposit of so much; zero below the least one. */
  readonly rewardOf: (amountCentavos: number) => number;
}

/** Of each kind that a deposit brings something of; null where the member cannot have it any more. */
const BRINGINGS: Readonly<
  Record<string, (db: Db, promotion: Offered, owner: MemberKey) => Promise<Bringing | null>>
> = {
  [FIRST_DEPOSIT]: firstDepositBrings,
  [GIFT_TIERS]: giftTiersBring,
};

/**
 * What a deposit would bring a member now, as bonus before any bet. Left out is what is closed, what the member may not have or has had, what the
 * rest of the budget does not suffice for, and what comes after bets: under the Brazilian licence that is everything.
 *
 * @param amountCentavos of the deposit; null while it is not known
 * Source: R200, R247 to R251, A37, A44, G27.
 */
export async function depositOffers(
  db: Db,
  owner: MemberKey,
  amountCentavos: number | null,
  now: Date,
): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const promotion of await openOffers(db, owner, now)) {
    const bringing = await bringingOf(db, promotion, owner, now);
    const offer = bringing && offerOf(promotion, bringing, amountCentavos);
    if (offer) offers.push(offer);
  }
  return offers;
}

/** Of each kind the one that is open for the member, in the order of the hub. */
async function openOffers(db: Db, owner: MemberKey, now: Date): Promise<readonly Offered[]> {
  const open: Offered[] = [];
  for (const kind of Object.keys(BRINGINGS)) {
    const promotion = await openPromotion(db, owner, kind, now);
    if (promotion) open.push(promotion);
  }
  return open.sort((one, other) => one.sort_order - other.sort_order);
}

async function bringingOf(db: Db, promotion: Offered, owner: MemberKey, now: Date): Promise<Bringing | null> {
  const brings = BRINGINGS[promotion.kind];
  if (!brings || promotion.purse !== 'bonus') return null;
  const bringing = await brings(db, promotion, owner);
  return bringing && (await isEligible(db, promotion, owner.memberId, now)) ? bringing : null;
}

/** Pure. */
function offerOf(promotion: Offered, bringing: Bringing, amountCentavos: number | null): Offer | null {
  const rewardCentavos = amountCentavos === null ? 0 : capped(promotion, bringing.rewardOf(amountCentavos));
  if (rewardCentavos > leftOf(promotion)) return null;
  const turnover = turnoverOfAward(promotion.turnover_percent, rewardCentavos);
  return {
    kind: promotion.kind,
    from: wireFromCentavos(bringing.fromCentavos),
    reward: rewardCentavos > 0 ? wireFromCentavos(rewardCentavos) : null,
    turnover_amount: rewardCentavos > 0 ? wireFromCentavos(turnover) : null,
    turnover: String(promotion.turnover_percent / 100),
    is_automatic: promotion.kind === GIFT_TIERS,
  };
}

/** The first paid recharge decides, once: who has made theirs cannot have it any more, nor who had it under another account (A44). */
async function firstDepositBrings(db: Db, promotion: Offered, owner: MemberKey): Promise<Bringing | null> {
  const standing = await firstDepositOf(db, owner, promotion);
  if (standing.isClaimed || standing.hadAnother || standing.hasRecharged) return null;
  const { rows } = standing;
  return {
    fromCentavos: Math.min(...rows.map(({ minCentavos }) => minCentavos)),
    rewardOf: (amountCentavos) => rowOf(rows, amountCentavos)?.rewardCentavos ?? 0,
  };
}

/** The deposit counts in the total that decides its share (A37). */
async function giftTiersBring(db: Db, promotion: Offered, owner: MemberKey): Promise<Bringing> {
  const tiers = tiersOf(promotion);
  const total = await tierTotalCentavos(db, owner);
  return {
    fromCentavos: Math.max(0, (tiers[0]?.fromCentavos ?? 0) - total),
    rewardOf: (amountCentavos) => giftOf(promotion, total + amountCentavos, amountCentavos),
  };
}
