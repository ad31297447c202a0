import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { FIRST_DEPOSIT } from '../first-deposit/first-deposit.ts';
import type { Promotion } from '../promotion.ts';

type Period = Pick<Promotion, 'starts_at' | 'ends_at'>;
type Standing = Period & Pick<Promotion, 'key' | 'kind' | 'least_vip_level'>;

/** All offers of a site, of which none is added or changed by another operator until this transaction ends: two at once see each other. */
export async function lockOffers(tx: Tx, siteKey: string): Promise<readonly Promotion[]> {
  // Not `for update`: then awards, whose rows name the site, would wait as well.
  await tx.selectFrom('sites').select('key').where('key', '=', siteKey).forNoKeyUpdate().execute();
  return tx.selectFrom('promotions').selectAll().where('site_key', '=', siteKey).execute();
}

/**
 * Of a kind one runs at a time for each least level: a member has the one for their level (docs/decisions/0099). A stopped one may go on, so it counts
 * as well. Pure.
 *
 * @throws DomainError promotion_overlaps
 */
export function assertAlone(offer: Standing, all: readonly Standing[]): void {
  const other = all.find(
    (each) => each.key !== offer.key && isForTheSame(each, offer) && isAtOnce(each, offer),
  );
  if (other) throw new DomainError('promotion_overlaps', { values: { key: other.key } });
}

/** Of the first deposit one runs in all, because nobody has a level before it. */
function isForTheSame(one: Standing, other: Standing): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind === FIRST_DEPOSIT || one.least_vip_level === other.least_vip_level;
}

/** Pure. */
export function isAtOnce(one: Period, other: Period): boolean {
  return (
    (one.ends_at === null || other.starts_at < one.ends_at) &&
    (other.ends_at === null || one.starts_at < other.ends_at)
  );
}
