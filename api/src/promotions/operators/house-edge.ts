import { dailyReliefTerms, OTHER_GAMES_PERCENT, weeklyCoverTerms } from '../losses/terms.ts';
import { rebateRate, rebateRates } from '../rebates/rates.ts';
import { TOP_LEVEL } from '../../vip/ladder.ts';
import type { Promotion } from '../promotion.ts';
import { isAtOnce } from './overlap.ts';
import { invalid } from './sent-terms.ts';

/** Of dice, of which it is least. In hundredths of a percent of each bet. */
const HOUSE_KEEPS_HUNDREDTHS = 100;

type Offer = Pick<Promotion, 'key' | 'kind' | 'rules' | 'starts_at' | 'ends_at' | 'cap_centavos'>;

/**
 * Who plays nothing but dice must not win by rebate, relief and cover what they lose to the house: what these bring at the top level stays below what
 * the house keeps, whichever of the offers that run beside this one they have. Stopped ones may go on, so they count. Pure.
 *
 * @throws DomainError promotion_invalid
 * Source: docs/decisions/0051, 0106.
 */
export function assertHouseKeeps(offer: Offer, all: readonly Offer[]): void {
  const beside = [offer, ...all.filter((each) => each.key !== offer.key && isAtOnce(each, offer))];
  const highest = (kind: string, hundredthsOf: (each: Offer) => number) =>
    Math.max(0, ...beside.filter((each) => each.kind === kind).map(hundredthsOf));
  const rebate = highest('rebate', ({ rules }) => rebateRate(rebateRates({ rules }), 'dice', TOP_LEVEL));
  const relief = highest('daily_relief', (each) => dailyReliefTerms(each).rateHundredths);
  const cover = highest('cover', (each) => weeklyCoverTerms(each).rateHundredths);
  const back = rebate + ((relief + cover) * OTHER_GAMES_PERCENT) / 100;
  if (back < HOUSE_KEEPS_HUNDREDTHS) return;
  const percent = (hundredths: number) => `${(hundredths / 100).toFixed(2)} %`;
  throw invalid(
    `rules: with the offers beside it dice would give back ${percent(back)}, and the house keeps ${percent(HOUSE_KEEPS_HUNDREDTHS)}`,
  );
}
