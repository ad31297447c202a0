import { z } from 'zod';
import type { Deps } from '../runtime/deps.ts';

/** All that is read of a notice which is not signed. */
const hint = z.object({ txid: z.string().regex(/^[a-zA-Z0-9]{26,35}$/) });

/**
 * Takes unsigned notices: nothing in them is believed, but that there may be something new about a charge. The provider is asked
 * about it at the next round of the job for unpaid orders, also about an order that is over. Charges that are none of ours change nothing.
 *
 * @param notices as they were sent
 */
export async function takeHints({ db, clock }: Deps, notices: readonly unknown[]): Promise<void> {
  const txids = notices.flatMap((notice) => hint.safeParse(notice).data?.txid ?? []);
  if (txids.length === 0) return;
  await db
    .lane('writes')
    .updateTable('recharge_orders')
    .set({ next_check_at: clock.now() })
    .where('txid', 'in', txids)
    .where('status', '<>', 'created')
    .execute();
}
