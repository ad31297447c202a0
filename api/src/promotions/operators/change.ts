import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { FIRST_DEPOSIT } from '../first-deposit/first-deposit.ts';
import type { Promotion } from '../promotion.ts';
import type { Terms } from '../terms.ts';
import { assertHouseKeeps } from './house-edge.ts';
import { assertAlone, lockOffers } from './overlap.ts';
import { amountOf, assertEndsLater, instantOf, invalid, turnoverPercentOf } from './sent-terms.ts';

/** What an operator changes of an offer; what is left out stays as it is. `none` takes a cap or an end away. */
export interface SentChange {
  readonly key: string;
  readonly ends_at?: string | undefined;
  readonly cap?: string | number | undefined;
  /** What has to be wagered of a bonus, as a multiple. */
  readonly turnover?: number | undefined;
  readonly least_vip_level?: number | undefined;
}

/**
 * Changes an offer that stands, from now on, and writes down what it was until now, and who has changed it. What was earned before is shown and given by
 * the terms of then: a row of the recharge rebate that was begun, a first deposit, a day or a week. What was promised has its amount and turnover already.
 *
 * @throws DomainError not_found, promotion_over, promotion_overlaps; promotion_invalid, which says what is wrong. Nothing is written.
 * Source: G18, I18.
 */
export async function changePromotion(
  tx: Tx,
  siteKey: string,
  sent: SentChange,
  { operator, at }: { readonly operator: string; readonly at: Date },
): Promise<void> {
  const all = await lockOffers(tx, siteKey);
  // Another operator may end it meanwhile.
  const offer = await tx
    .selectFrom('promotions')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('key', '=', sent.key)
    .forUpdate()
    .executeTakeFirst();
  if (!offer) throw new DomainError('not_found');
  if (offer.ends_at && offer.ends_at <= at) throw new DomainError('promotion_over');
  const change = readChange(sent, offer);
  const changed = { ...offer, ...change };
  assertEndsLater(changed, at);
  assertAlone(changed, all);
  assertHouseKeeps(changed, all);
  const { cap_centavos, least_vip_level, turnover_percent, ends_at } = offer;
  await tx
    .insertInto('promotion_terms')
    .values({
      site_key: siteKey,
      promotion_key: offer.key,
      held_until: at,
      cap_centavos,
      least_vip_level,
      turnover_percent,
      ends_at,
      changed_by: operator,
    })
    .execute();
  await tx
    .updateTable('promotions')
    .set(change)
    .where('site_key', '=', siteKey)
    .where('key', '=', offer.key)
    .execute();
}

/** Pure. */
function readChange(
  { cap, ends_at: end, turnover, least_vip_level: level }: SentChange,
  offer: Promotion,
): Partial<Terms & Pick<Promotion, 'ends_at'>> {
  if ([cap, end, turnover, level].every((each) => each === undefined))
    throw invalid('one of cap, ends_at, turnover, least_vip_level');
  if (level !== undefined && offer.kind === FIRST_DEPOSIT)
    throw invalid('least_vip_level: nobody has a level before their first deposit');
  return {
    ...(cap !== undefined && { cap_centavos: cap === 'none' ? null : amountOf('cap', cap) }),
    ...(end !== undefined && { ends_at: end === 'none' ? null : instantOf(end) }),
    ...(turnover !== undefined && { turnover_percent: turnoverPercentOf(offer, turnover) }),
    ...(level !== undefined && { least_vip_level: level }),
  };
}
