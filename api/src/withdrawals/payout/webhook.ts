import { payoutProviders } from '../../providers/payment/institutions.ts';
import { payoutWebhook } from '../../providers/payment/payout-webhook.ts';
import { hintPayouts, payoutsEnded } from './payout-ended.ts';

/** Hears from the bank that payouts have ended. */
export const withdrawalWebhook = payoutWebhook((deps, payoutIds, isSigned) =>
  isSigned ? payoutsEnded(deps, payoutProviders(deps), payoutIds) : hintPayouts(deps, payoutIds),
);
