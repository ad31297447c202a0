import { ProviderUnavailable } from '../../providers/payment/payment-provider.ts';
import type { PayoutProviders } from '../../providers/payment/institutions.ts';
import type { PayoutState } from '../../providers/payment/payout-provider.ts';
import type { Deps } from '../../runtime/deps.ts';
import { recordState } from './record-state.ts';

/**
 * Takes the bank's notice that a payout has ended: asks how, and books it. Without an answer the job asks again, as it does when no
 * notice comes at all. An id that is none of ours is not an error.
 *
 * Source: R122, I20.
 */
export async function payoutEnded(deps: Deps, providers: PayoutProviders, payoutId: string): Promise<void> {
  const withdrawal = await deps.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_no', '=', payoutId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  if (!withdrawal) return;
  const state = await stateOf(providers, withdrawal.site_key, payoutId);
  if (state && state.status !== 'processing') await recordState(deps, withdrawal, state);
}

async function stateOf(
  providers: PayoutProviders,
  siteKey: string,
  payoutId: string,
): Promise<PayoutState | null> {
  try {
    return (await (await providers(siteKey))?.payoutState(payoutId)) ?? null;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    throw error;
  }
}
