import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import { type Offered, underLicence } from './licence.ts';
import { HAS_AGENTS } from '../sites/has-agents.ts';
import type { PromotionTables } from './tables.ts';

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
    .select(['sites.compliance_profile', HAS_AGENTS.as('has_agents')])
    .where('promotions.site_key', '=', siteKey);
  if (kind !== undefined) query = query.where('promotions.kind', '=', kind);
  const rows = await query.orderBy('sort_order').orderBy('promotions.key').execute();
  return rows.flatMap(({ compliance_profile: profile, has_agents: hasAgents, ...promotion }) =>
    hasAgents || promotion.kind !== INVITES ? (underLicence(promotion, profile) ?? []) : [],
  );
}

/** The first promotion of a kind that is open now; null when none is. */
export async function openPromotion(
  db: Db | Tx,
  siteKey: string,
  kind: string,
  now: Date,
): Promise<Offered | null> {
  const all = await promotionsOf(db, siteKey, kind);
  return all.find((promotion) => closureOf(promotion, now) === null) ?? null;
}

/** What has to be wagered of an award, in centavos, rounded down (G16). */
export function turnoverOfAward(turnoverPercent: number, amountCentavos: number): number {
  return Math.max(turnoverPercent > 0 ? 1 : 0, Math.floor((amountCentavos * turnoverPercent) / 100));
}
