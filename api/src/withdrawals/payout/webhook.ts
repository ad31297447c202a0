import { payoutProviders } from '../../providers/payment/institutions.ts';
import { payoutWebhook } from '../../providers/payment/payout-webhook.ts';
import { payoutEnded } from './payout-ended.ts';

/** Hears from the bank that payouts have ended. */
export const withdrawalWebhook = payoutWebhook((deps, payoutId) =>
  payoutEnded(deps, payoutProviders(deps), payoutId),
);
