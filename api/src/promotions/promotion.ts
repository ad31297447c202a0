import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import { chosenOfLevel, higherFirst, isFor, levelFor, thoseFor, type Viewer } from './audience.ts';
import { type Offered, underLicence } from './licence.ts';
import { HAS_AGENTS } from '../sites/has-agents.ts';
import type { Span } from './play/days.ts';
import type { PromotionTables } from './tables.ts';
import { asOf, EARLIER_TERMS } from './terms.ts';

/** Where an award goes: cash, bonus that has to be wagered, or rebates that are claimed later. */
export type Purse = 'cash' | 'bonus' | 'rebate';

/** What a site offers: a row of `promotions` (0075_promotions.sql says what each column means). */
export type Promotion = Readonly<Selectable<PromotionTables['promotions']>>;

/** The kind that pays for friends: not offered where the site is without agents (A30). */
export const INVITES = 'invitation';

/** Why a promotion gives nothing now; null when it does. */
type Closure = 'not_begun' | 'ended' | 'stopped' | 'used_up';

/** Pure: time is handed in. A budget of which nothing is left closes the offer. */
export function closureOf(
  promotion: Pick<Promotion, 'starts_at' | 'ends_at' | 'is_stopped' | 'budget_centavos' | 'awarded_centavos'>,
  now: Date,
): Closure | null {
  if (promotion.is_stopped) return 'stopped';
  if (now < promotion.starts_at) return 'not_begun';
  if (promotion.ends_at && now >= promotion.ends_at) return 'ended';
  const { budget_centavos: budget, awarded_centavos: awarded } = promotion;
  return budget !== null && awarded >= budget ? 'used_up' : null;
}

/** What a site offers, or only what is of one kind, in its order, as its compliance profile and its switches allow it. Closed ones too. */
export async function promotionsOf(db: Db | Tx, siteKey: string, kind?: string): Promise<readonly Offered[]> {
  let query = db
    .selectFrom('promotions')
    .innerJoin('sites', 'sites.key', 'promotions.site_key')
    .selectAll('promotions')
    .select(['sites.compliance_profile', HAS_AGENTS.as('has_agents'), EARLIER_TERMS.as('earlier')])
    .where('promotions.site_key', '=', siteKey);
  if (kind !== undefined) query = query.where('promotions.kind', '=', kind);
  const rows = await query.orderBy('sort_order').orderBy('promotions.key').execute();
  return rows.flatMap(({ compliance_profile: profile, has_agents: hasAgents, ...promotion }) =>
    hasAgents || promotion.kind !== INVITES ? (underLicence(promotion, profile) ?? []) : [],
  );
}

/**
 * The promotion of a kind that is open at an instant, by its terms of then, of several the one for this viewer; one that is for others where none is
 * for them. Null when none is open.
 */
export async function openPromotion(
  db: Db | Tx,
  viewer: Viewer,
  kind: string,
  now: Date,
): Promise<Offered | null> {
  const all = await promotionsOf(db, viewer.siteKey, kind);
  const open = all
    .filter((promotion) => closureOf(promotion, now) === null)
    .map((promotion) => asOf(promotion, now));
  return chosenOfLevel(open, await levelFor(db, viewer, open));
}

/**
 * The promotion of a kind that concerns somebody now: the one that is open, of several the one for their level; else one of this time that is used
 * up; else the next to begin; else the one that ended last. Stopped ones come behind all others. Null where the site has none for them.
 */
export async function promotionOfNow(
  db: Db | Tx,
  viewer: Viewer,
  kind: string,
  now: Date,
): Promise<Offered | null> {
  const all = await thoseFor(db, viewer, await promotionsOf(db, viewer.siteKey, kind));
  return concerningFirst(all, now)[0] ?? null;
}

/** The promotion of a kind that is open now, and for somebody; null when there is none. What they claim is judged anew. */
export async function promotionFor(
  db: Db | Tx,
  viewer: Viewer,
  kind: string,
  now: Date,
): Promise<Offered | null> {
  const promotion = await openPromotion(db, viewer, kind, now);
  return promotion && (await isFor(db, viewer, promotion)) ? promotion : null;
}

/** What is left of the budget. Pure. */
export function leftOf({
  budget_centavos: budget,
  awarded_centavos: awarded,
}: Pick<Promotion, 'budget_centavos' | 'awarded_centavos'>): number {
  return budget === null ? Infinity : budget - awarded;
}

/**
 * Whether a claim of so much would be paid: the offer was on when it was earned, is not stopped, and its budget suffices. What is shown as ready to be
 * claimed is judged by it; `reserveAward` judges the same on the row that it has locked. Pure. Source: R44, I18.
 */
export function canPay(promotion: Promotion, centavos: number, earnedAt: Date): boolean {
  const isOn = closureOf({ ...promotion, budget_centavos: null }, earnedAt) === null;
  return isOn && capped(promotion, centavos) <= leftOf(promotion);
}

/** What a promotion gives at once of an amount that its rules come to. Pure. */
export function capped({ cap_centavos: cap }: Pick<Promotion, 'cap_centavos'>, centavos: number): number {
  return Math.min(centavos, cap ?? Infinity);
}

/** How soon people are concerned by promotions of the same kind, by what closes them. */
const NEARNESS: readonly (Closure | null)[] = [null, 'used_up', 'not_begun', 'ended', 'stopped'];

/** Promotions of one kind, those first that concern people now; of equals that for the highest level. Pure. */
export function concerningFirst<Row extends Promotion>(
  promotions: readonly Row[],
  now: Date,
): readonly Row[] {
  const place = (promotion: Row) => NEARNESS.indexOf(closureOf(promotion, now));
  return promotions.toSorted(
    (one, other) =>
      place(one) - place(other) || distance(one, now) - distance(other, now) || higherFirst(one, other),
  );
}

/** From now to when it begins, or since its end; zero in its time. Pure. */
function distance({ starts_at: from, ends_at: to }: Promotion, now: Date): number {
  const sinceEnd = to ? now.getTime() - to.getTime() : 0;
  return Math.max(0, from.getTime() - now.getTime(), sinceEnd);
}

/** A promotion that was on in a time that is over. */
export interface OfferedThen {
  readonly promotion: Offered;
  /** An instant of that time at which it was on. */
  readonly earnedAt: Date;
}

/** The promotion of a kind that was on in a span, of several the one for this viewer: of those of `promotionsOfSpan` as `chosenOfLevel` says. */
export async function promotionOfSpan(
  db: Db | Tx,
  viewer: Viewer,
  kind: string,
  span: Span,
): Promise<OfferedThen | null> {
  const all = await promotionsOfSpan(db, viewer.siteKey, kind, span);
  const promotions = all.map(({ promotion }) => promotion);
  return thenOfLevel(all, await levelFor(db, viewer, promotions));
}

/** Of promotions that were on in a span the one for a member of this level. Pure. */
export function thenOfLevel(all: readonly OfferedThen[], level: number): OfferedThen | null {
  const chosen = chosenOfLevel(
    all.map(({ promotion }) => promotion),
    level,
  );
  return all.find(({ promotion }) => promotion === chosen) ?? null;
}

/**
 * The promotions of a kind that were on in a span, or in a part of it, the one that began last first, by the terms with which it went into the span;
 * without those that are stopped or used up by now.
 */
export async function promotionsOfSpan(
  db: Db | Tx,
  siteKey: string,
  kind: string,
  { from, to }: Span,
): Promise<readonly OfferedThen[]> {
  const all = await promotionsOf(db, siteKey, kind);
  return all
    .map((promotion) => ({ promotion, earnedAt: promotion.starts_at > from ? promotion.starts_at : from }))
    .filter(({ promotion, earnedAt }) => earnedAt < to && closureOf(promotion, earnedAt) === null)
    .map(({ promotion, earnedAt }) => ({ promotion: asOf(promotion, earnedAt), earnedAt }))
    .toSorted((one, other) => other.promotion.starts_at.getTime() - one.promotion.starts_at.getTime());
}
