import { type RawBuilder, sql } from 'kysely';
import type { Promotion } from './promotion.ts';

/** What an operator may change of an offer, and what it was given by stays: the most at once, who it is for, what of a bonus has to be wagered. */
export type Terms = Pick<Promotion, 'cap_centavos' | 'least_vip_level' | 'turnover_percent'>;

/** Terms that an offer had until an instant (0156_earlier_terms.sql). */
interface EarlierTerms extends Terms {
  /** ISO 8601: it comes in JSON. */
  readonly held_until: string;
}

/** Those of a row of `promotions`, the first ones first. */
export const EARLIER_TERMS: RawBuilder<readonly EarlierTerms[]> = sql`coalesce((
  select json_agg(json_build_object('held_until', held_until, 'cap_centavos', cap_centavos, 'least_vip_level', least_vip_level,
    'turnover_percent', turnover_percent) order by held_until, id)
  from promotion_terms earlier where earlier.site_key = promotions.site_key and earlier.promotion_key = promotions.key), '[]')`;

/** An offer that knows the terms that it had before. */
export interface WithEarlierTerms {
  readonly earlier: readonly EarlierTerms[];
}

/** The offer by the terms that it had at an instant: what was earned then is shown and given by them. Pure. Source: I18. */
export function asOf<Row extends Promotion & WithEarlierTerms>(promotion: Row, at: Date): Row {
  const then = promotion.earlier.find(({ held_until: until }) => at < new Date(until));
  if (!then) return promotion;
  const { cap_centavos, least_vip_level } = then;
  // What the licence pays in cash asks for no bets, whatever its terms were.
  const turnover_percent = promotion.purse === 'bonus' ? then.turnover_percent : 0;
  return { ...promotion, cap_centavos, least_vip_level, turnover_percent };
}
