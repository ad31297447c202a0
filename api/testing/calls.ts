import type { ApiKey } from '@mosaico/shared/api';
import { ACCESS_CALLS } from './calls/access-calls.ts';
import { AGENCY_CALLS } from './calls/agency-calls.ts';
import { GAME_CALLS } from './calls/game-calls.ts';
import { INFORMATION_CALLS } from './calls/information-calls.ts';
import { MEMBER_CALLS } from './calls/member-calls.ts';
import { OPERATOR_CALLS } from './calls/operator-calls.ts';
import { PAYMENT_CALLS } from './calls/payment-calls.ts';
import { PROMOTION_CALLS } from './calls/promotion-calls.ts';
import { SESSION_CALLS } from './calls/session-calls.ts';
import { SITE_CALLS } from './calls/site-calls.ts';
import type { WalkedCall } from './walked-call.ts';

/** Every endpoint of the catalogue. A new one is added to the group of its subject with the new endpoint. */
export const CALLS: Readonly<Record<ApiKey, WalkedCall>> = {
  ...SITE_CALLS,
  ...ACCESS_CALLS,
  ...SESSION_CALLS,
  ...MEMBER_CALLS,
  ...GAME_CALLS,
  ...PAYMENT_CALLS,
  ...OPERATOR_CALLS,
  ...PROMOTION_CALLS,
  ...AGENCY_CALLS,
  ...INFORMATION_CALLS,
};
