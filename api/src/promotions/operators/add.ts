import { startOfSaoPauloDay } from '@mosaico/shared/rules';
import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { sentAmount } from '../../http/sent-amount.ts';
import { FIRST_DEPOSIT } from '../first-deposit/first-deposit.ts';
import type { Promotion } from '../promotion.ts';
import { rowOfOffer, SEEDED_PROMOTIONS } from '../seed.ts';
import { problemOfRules } from './offers.ts';

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
 * Adds an offer to a site. Of a kind one runs at a time for each least level: a member has the one for their level. Of the first deposit one runs in
 * all, because nobody has a level before it.
 *
 * @throws DomainError promotion_invalid, which says what is wrong; promotion_exists, promotion_overlaps
 * Source: G35, R7.
 */
export async function addPromotion(tx: Tx, siteKey: string, sent: SentOffer, now: Date): Promise<Promotion> {
  const offer = readOffer(siteKey, sent, now);
  // Two that are added at once see each other.
  await tx.selectFrom('sites').select('key').where('key', '=', siteKey).forUpdate().execute();
  const others = await tx.selectFrom('promotions').selectAll().where('site_key', '=', siteKey).execute();
  if (others.some(({ key }) => key === offer.key)) throw new DomainError('promotion_exists');
  const other = others.find((each) => isForTheSame(each, offer) && isAtOnce(each, offer));
  if (other) throw new DomainError('promotion_overlaps', { values: { key: other.key } });
  return tx.insertInto('promotions').values(offer).returningAll().executeTakeFirstOrThrow();
}

/**
 * Adds those offers of the demonstration sites of whose kind the site has none, from now on: what an installation that is older than the
 * promotions lacks.
 *
 * @returns what was added
 */
export async function addUsualPromotions(tx: Tx, siteKey: string, now: Date): Promise<readonly Promotion[]> {
  await tx.selectFrom('sites').select('key').where('key', '=', siteKey).forUpdate().execute();
  const had = await tx
    .selectFrom('promotions')
    .select(['key', 'kind'])
    .where('site_key', '=', siteKey)
    .execute();
  const taken = new Set(had.flatMap(({ key, kind }) => [key, kind]));
  const lacking = SEEDED_PROMOTIONS.flatMap((offer, place) =>
    taken.has(offer.kind) ? [] : [rowOfOffer(siteKey, offer, { place, at: now })],
  );
  if (lacking.length === 0) return [];
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
  if (offer.ends_at && offer.ends_at <= (offer.starts_at > now ? offer.starts_at : now))
    throw invalid('ends_at: must be after the beginning, and in the future');
  if (sent.turnover === undefined) return offer;
  if (offer.purse !== 'bonus') throw invalid(`turnover: ${sent.kind} pays no bonus`);
  return { ...offer, turnover_percent: sent.turnover * 100 };
}

type Audience = Pick<Promotion, 'kind' | 'least_vip_level'>;

/** Whether a member could be meant by both, and neither comes before the other. Pure. */
function isForTheSame(one: Audience, other: Audience): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind === FIRST_DEPOSIT || one.least_vip_level === other.least_vip_level;
}

type Period = Pick<Promotion, 'starts_at' | 'ends_at'>;

/** A stopped one may go on, so it counts as well. Pure. */
function isAtOnce(one: Period, other: Period): boolean {
  return (
    (one.ends_at === null || other.starts_at < one.ends_at) &&
    (other.ends_at === null || one.starts_at < other.ends_at)
  );
}

/** A day begins at midnight in São Paulo. */
function instantOf(sent: string | undefined): Date | null {
  if (sent === undefined) return null;
  return sent.length === 10 ? startOfSaoPauloDay(sent) : new Date(sent);
}

function amountOf(name: string, sent: string | number | undefined): number | null {
  if (sent === undefined) return null;
  const centavos = sentAmount(sent);
  if (centavos === null || centavos === 0) throw invalid(`${name}: an amount such as 5000.00`);
  return centavos;
}

function invalid(problem: string): DomainError {
  return new DomainError('promotion_invalid', { values: { problem } });
}
