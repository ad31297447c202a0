import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { Promotion } from '../promotion.ts';
import { rowOfOffer, SEEDED_PROMOTIONS } from '../seed.ts';
import { problemOfRules } from './offers.ts';
import { assertHouseKeeps } from './house-edge.ts';
import { assertAlone, lockOffers } from './overlap.ts';
import { amountOf, assertEndsLater, instantOf, invalid, turnoverPercentOf } from './sent-terms.ts';

/** An offer as an operator sends it; what is left out is as on the demonstration sites. */
export interface SentOffer {
  readonly key: string;
  readonly kind: string;
  readonly rules?: unknown;
  readonly starts_at?: string | undefined;
  readonly ends_at?: string | undefined;
  readonly budget?: string | number | undefined;
  readonly cap?: string | number | undefined;
  /** What has to be wagered of a bonus, as a multiple. */
  readonly turnover?: number | undefined;
  readonly least_vip_level?: number | undefined;
}

/**
 * Adds an offer to a site, where no other of its kind runs at that time for the same level.
 *
 * @throws DomainError promotion_invalid, which says what is wrong; promotion_exists, promotion_overlaps
 * Source: G35, R7.
 */
export async function addPromotion(tx: Tx, siteKey: string, sent: SentOffer, now: Date): Promise<Promotion> {
  const offer = readOffer(siteKey, sent, now);
  const all = await lockOffers(tx, siteKey);
  if (all.some(({ key }) => key === offer.key)) throw new DomainError('promotion_exists');
  assertAlone(offer, all);
  // The row has its rules as text.
  assertHouseKeeps({ ...offer, rules: sent.rules ?? {} }, all);
  return tx.insertInto('promotions').values(offer).returningAll().executeTakeFirstOrThrow();
}

/**
 * Adds those offers of the demonstration sites of whose kind the site has none, from now on: what an installation that is older than the
 * promotions lacks.
 *
 * @returns what was added
 */
export async function addUsualPromotions(tx: Tx, siteKey: string, now: Date): Promise<readonly Promotion[]> {
  const had = await lockOffers(tx, siteKey);
  const taken = new Set(had.flatMap(({ key, kind }) => [key, kind]));
  const lacking = SEEDED_PROMOTIONS.flatMap((offer, place) =>
    taken.has(offer.kind) ? [] : [rowOfOffer(siteKey, offer, { place, at: now })],
  );
  if (lacking.length === 0) return [];
  for (const { kind, key, starts_at } of lacking)
    assertHouseKeeps({ key, kind, rules: {}, starts_at, ends_at: null, cap_centavos: null }, had);
  return tx
    .insertInto('promotions')
    .values([...lacking])
    .returningAll()
    .execute();
}

function readOffer(siteKey: string, sent: SentOffer, now: Date) {
  const place = SEEDED_PROMOTIONS.findIndex(({ kind }) => kind === sent.kind);
  const usual = SEEDED_PROMOTIONS[place];
  const rules = sent.rules ?? usual?.rules;
  const problem = problemOfRules(sent.kind, rules);
  if (problem !== null || !usual) throw invalid(problem ?? 'kind');
  const offer = {
    ...rowOfOffer(siteKey, { ...usual, rules }, { place, at: instantOf(sent.starts_at) ?? now }),
    key: sent.key,
    ends_at: instantOf(sent.ends_at),
    budget_centavos: amountOf('budget', sent.budget),
    cap_centavos: amountOf('cap', sent.cap),
    least_vip_level: sent.least_vip_level ?? 0,
  };
  assertEndsLater(offer, now);
  if (sent.turnover === undefined) return offer;
  return { ...offer, turnover_percent: turnoverPercentOf(offer, sent.turnover) };
}
