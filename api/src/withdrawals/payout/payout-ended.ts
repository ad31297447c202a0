import { ProviderUnavailable } from '../../providers/payment/payment-provider.ts';
import type { PayoutProviders } from '../../providers/payment/institutions.ts';
import type { PayoutState } from '../../providers/payment/payout-provider.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { Withdrawal } from '../tables.ts';
import { recordState } from './record-state.ts';

/**
 * Takes the bank's notice that payouts have ended: asks how, and books it. Without an answer the job asks again, as it does when no
 * notice comes at all. An id that is none of ours is not an error.
 *
 * @throws the first of what went wrong; the others are booked all the same
 * Source: R122, I20.
 */
export async function payoutsEnded(
  deps: Deps,
  providers: PayoutProviders,
  payoutIds: readonly string[],
): Promise<void> {
  const withdrawals = await deps.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_no', 'in', payoutIds)
    .where('status', '=', 'processing')
    .execute();
  const failures: unknown[] = [];
  for (const withdrawal of withdrawals)
    await recordEnd(deps, providers, withdrawal).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Takes notices that are not signed, so that anybody can have sent them: the bank is asked about these payouts at the next round of the job,
 * and one question follows however often they come.
 */
export async function hintPayouts({ db, clock }: Deps, payoutIds: readonly string[]): Promise<void> {
  await db
    .lane('writes')
    .updateTable('withdrawals')
    .set({ next_step_at: clock.now() })
    .where('order_no', 'in', payoutIds)
    .where('status', '=', 'processing')
    .execute();
}

async function recordEnd(deps: Deps, providers: PayoutProviders, withdrawal: Withdrawal): Promise<void> {
  const state = await stateOf(providers, withdrawal.site_key, withdrawal.order_no);
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
