import { transaction } from '../db/transaction.ts';
import type { Deps } from '../runtime/deps.ts';
import { type PaymentProvider, ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import type { PaymentProviders } from './provider.ts';

const BATCH = 20;
/** Longer than one attempt can take: until then no other process tries the same refund. */
const LEASE_MS = 15_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 10 * 60_000;

/**
 * Asks the provider to give back what was not credited (devolução), and goes on asking until it has. One refund per Pix:
 * its id is the payment's own.
 *
 * @returns how many the provider took
 * Source: G12, G13.
 */
export async function sendDueRefunds(deps: Deps, providers: PaymentProviders): Promise<number> {
  const attempts = (await takeDue(deps)).map(async (refund) => {
    const isDone = await isTaken(await providers(refund.site_key), refund);
    await record(deps, refund, isDone);
    return isDone;
  });
  return (await Promise.all(attempts)).filter(Boolean).length;
}

interface DueRefund {
  readonly site_key: string;
  readonly e2eid: string;
  readonly amount_centavos: number;
  readonly refund_attempts: number;
}

async function takeDue({ db, clock }: Deps): Promise<readonly DueRefund[]> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    const due = await tx
      .selectFrom('pix_payments')
      .select(['site_key', 'e2eid', 'amount_centavos', 'refund_attempts'])
      .where('refund_status', '=', 'requested')
      .where('refund_at', '<=', now)
      .orderBy('refund_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { site_key, e2eid } of due) {
      const lease = new Date(now.getTime() + LEASE_MS);
      await tx
        .updateTable('pix_payments')
        .set({ refund_at: lease })
        .where('site_key', '=', site_key)
        .where('e2eid', '=', e2eid)
        .execute();
    }
    return due;
  });
}

async function isTaken(
  provider: PaymentProvider | null,
  { e2eid, amount_centavos }: DueRefund,
): Promise<boolean> {
  if (!provider) return false;
  try {
    await provider.refund({ e2eid, amountCentavos: amount_centavos });
    return true;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return false;
    throw error;
  }
}

async function record({ db, clock }: Deps, refund: DueRefund, isDone: boolean): Promise<void> {
  const now = clock.now();
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** refund.refund_attempts, LONGEST_RETRY_MS);
  await db
    .updateTable('pix_payments')
    .set({
      refund_status: isDone ? 'done' : 'requested',
      refund_attempts: refund.refund_attempts + 1,
      refund_at: isDone ? now : new Date(now.getTime() + waitMs),
    })
    .where('site_key', '=', refund.site_key)
    .where('e2eid', '=', refund.e2eid)
    .execute();
}
