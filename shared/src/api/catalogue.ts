import type { z } from 'zod';
import { accountSecurityEndpoints } from './account-security.ts';
import { activityEndpoints } from './activities.ts';
import { agencyEndpoints } from './agency.ts';
import { awardEndpoints } from './awards.ts';
import { contestationEndpoints } from './contestations.ts';
import { dataProtectionEndpoints } from './data-protection.ts';
import { depositGiftEndpoints } from './deposit-gifts.ts';
import type { Endpoint } from './endpoint.ts';
import { entryEndpoints } from './entry.ts';
import { fairnessEndpoints } from './fairness.ts';
import { gameRecordEndpoints } from './game-records.ts';
import { gameEndpoints } from './games.ts';
import { identityEndpoints } from './identity.ts';
import { informationEndpoints } from './information.ts';
import { lossCompensationEndpoints } from './loss-compensation.ts';
import { lotteryWheelEndpoints } from './lottery-wheel.ts';
import { memberSessionEndpoints } from './member-sessions.ts';
import { memberEndpoints } from './members.ts';
import { moneyEndpoints } from './money.ts';
import { operatorAgencyEndpoints } from './operator-agency.ts';
import { operatorAnnouncementEndpoints } from './operator-announcements.ts';
import { operatorDeletionEndpoints } from './operator-deletions.ts';
import { operatorFactorEndpoints } from './operator-factors.ts';
import { operatorFreezeEndpoints } from './operator-freezes.ts';
import { operatorPromotionEndpoints } from './operator-promotions.ts';
import { operatorReviewLimitEndpoints } from './operator-review-limits.ts';
import { operatorTurnoverEndpoints } from './operator-turnover.ts';
import { operatorEndpoints } from './operators.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { payoutAccountEndpoints } from './payout-accounts.ts';
import { orderEndpoints } from './orders.ts';
import { promotionEndpoints } from './promotions.ts';
import { rebateEndpoints } from './rebates.ts';
import { refundEndpoints } from './refunds.ts';
import { responsibleGamingEndpoints } from './responsible-gaming.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { siteEndpoints } from './site.ts';
import { withdrawalEndpoints } from './withdrawals.ts';

/**
 * Every endpoint of the product, once. Browser code uses the types only (`Input`, `Answer`): the method and the path are
 * in the key, so no schema reaches the browser.
 */
export const endpoints = {
  ...siteEndpoints,
  ...entryEndpoints,
  ...memberEndpoints,
  ...accountSecurityEndpoints,
  ...dataProtectionEndpoints,
  ...memberSessionEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...gameEndpoints,
  ...gameRecordEndpoints,
  ...fairnessEndpoints,
  ...moneyEndpoints,
  ...orderEndpoints,
  ...payoutAccountEndpoints,
  ...withdrawalEndpoints,
  ...operatorEndpoints,
  ...contestationEndpoints,
  ...refundEndpoints,
  ...operatorPromotionEndpoints,
  ...operatorReviewLimitEndpoints,
  ...operatorTurnoverEndpoints,
  ...operatorAgencyEndpoints,
  ...operatorFactorEndpoints,
  ...operatorFreezeEndpoints,
  ...responsibleGamingEndpoints,
  ...promotionEndpoints,
  ...rebateEndpoints,
  ...lotteryWheelEndpoints,
  ...lossCompensationEndpoints,
  ...activityEndpoints,
  ...awardEndpoints,
  ...depositGiftEndpoints,
  ...agencyEndpoints,
  ...identityEndpoints,
  ...informationEndpoints,
  ...operatorAnnouncementEndpoints,
  ...operatorDeletionEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type ApiKey = keyof Endpoints;

type SchemaInput<T> = T extends z.ZodType ? Omit<z.input<T>, 'lang'> : never;
type Part<E, Name extends 'query' | 'body'> = E extends { readonly [N in Name]: infer S }
  ? { readonly [N in Name]: SchemaInput<S> }
  : unknown;

/** What a caller gives: `query` and `body` as far as the endpoint has them. `lang` is added by the client. */
export type Input<K extends ApiKey> = Part<Endpoints[K], 'query'> & Part<Endpoints[K], 'body'>;

/** What the caller gets: the body of the answer (R165). */
export type Answer<K extends ApiKey> = z.output<Endpoints[K]['response']>;

/** The `data` of an answer, e.g. `Data<'GET /api/games/listsv2'>['list']`. */
export type Data<K extends ApiKey> = Answer<K> extends { data: infer D } ? D : never;

/** One endpoint with its literal types widened, for code that walks the whole catalogue. */
export function endpointOf(key: ApiKey): Endpoint {
  return endpoints[key];
}
