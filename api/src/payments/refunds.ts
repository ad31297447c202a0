import {
  type PaymentProvider,
  ProviderUnavailable,
  type RefundState,
} from '../providers/payment/payment-provider.ts';
import { doAll } from '../runtime/batch.ts';
import type { Deps } from '../runtime/deps.ts';
import { takeDue, type Taken } from '../runtime/take-due.ts';
import type { PaymentProviders } from '../providers/payment/institutions.ts';
import type { RefundStatus } from './tables.ts';

/** Longer than one attempt can take: until then no other process tries the same refund. */
const LEASE_MS = 15_000;
const FIRST_RETRY_MS = 5_000;
/** A bank that has refused is not asked again at once. */
const FIRST_RETRY_AFTER_REFUSAL_MS = 5 * 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;
/** How often a bank that is still working on a refund is asked for its end. */
const PROCESSING_MS = 5 * 60_000;
const OPEN = ['requested', 'processing'] as const;
/** After about a day without an answer a refund is given up. */
const MOST_ATTEMPTS = 30;
/** How often a bank may refuse before a refund is given up. */
const MOST_REFUSALS = 5;

/**
 * Asks the provider to give back what was not credited (devolução) until it says that it has, with longer and longer pauses. A
 * refund that is refused again and again, or never answered, is given up as `failed`, with an error in the log: an operator sends
 * that money back by hand.
 *
 * @returns how many are done now
 * Source: G12, G13.
 */
export async function sendDueRefunds(deps: Deps, providers: PaymentProviders): Promise<number> {
  const states = await doAll(
    {
      items: await dueNow(deps),
      work: async (refund) => {
        const state = await ask(await providers(refund.site_key), refund);
        await record(deps, refund, state);
        return state;
      },
      failure: 'a refund could not be asked for',
      tell: ({ site_key: site, e2eid }) => ({ site, e2eid }),
    },
    deps.log,
  );
  return states.filter((state) => state === 'done').length;
}

interface DueRefund {
  readonly site_key: string;
  readonly e2eid: string;
  readonly amount_centavos: number;
  /** Without an answer, or refused. */
  readonly refund_attempts: number;
  readonly refund_refusals: number;
}

function dueNow(deps: Deps): Promise<readonly Taken<DueRefund>[]> {
  return takeDue(deps, {
    rows: (tx, now) =>
      tx
        .selectFrom('pix_payments')
        .select(['site_key', 'e2eid', 'amount_centavos', 'refund_attempts', 'refund_refusals'])
        .where('refund_status', 'in', OPEN)
        .where('refund_at', '<=', now)
        .orderBy('refund_at'),
    postpone: (tx, { site_key, e2eid }, refund_at) =>
      tx
        .updateTable('pix_payments')
        .set({ refund_at })
        .where('site_key', '=', site_key)
        .where('e2eid', '=', e2eid)
        .execute(),
    leaseMs: LEASE_MS,
  });
}

/** @returns null when the provider gave no answer, or there is none */
async function ask(provider: PaymentProvider | null, refund: DueRefund): Promise<RefundState | null> {
  const { e2eid, amount_centavos: amountCentavos } = refund;
  try {
    return provider ? await provider.refund({ e2eid, refundId: idOf(refund), amountCentavos }) : null;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    throw error;
  }
}

/** A refund that was refused stays refused under its id. Only then the next attempt has another one: what is unknown may have happened. */
function idOf({ e2eid, refund_refusals: refusals }: DueRefund): string {
  return refusals === 0 ? e2eid : `${e2eid}${refusals}`;
}

/** Writes what came of an attempt, unless another process has taken the refund over meanwhile. */
async function record(
  { db, clock, log }: Deps,
  refund: Taken<DueRefund>,
  state: RefundState | null,
): Promise<void> {
  const progress = progressOf(refund, state);
  const now = clock.now();
  await db
    .updateTable('pix_payments')
    .set({
      refund_status: progress.status,
      refund_attempts: progress.attempts,
      refund_refusals: progress.refusals,
      refund_at: new Date(now.getTime() + progress.waitMs),
    })
    .where('site_key', '=', refund.site_key)
    .where('e2eid', '=', refund.e2eid)
    .where('refund_at', '=', refund.leaseEnd)
    .where('refund_status', 'in', OPEN)
    .execute();
  const { site_key: site, e2eid } = refund;
  const about = { site, e2eid, attempts: progress.attempts, refusals: progress.refusals };
  if (progress.status === 'failed') log.error(about, 'a refund was given up: send the money back by hand');
  else if (state === 'refused') log.warn(about, 'the bank refuses a refund');
}

interface Progress {
  readonly status: RefundStatus;
  readonly attempts: number;
  readonly refusals: number;
  readonly waitMs: number;
}

/** What an answer means for a refund. Pure. */
function progressOf({ refund_attempts, refund_refusals }: DueRefund, state: RefundState | null): Progress {
  const before = { attempts: refund_attempts, refusals: refund_refusals };
  if (state === 'done') return { ...before, status: 'done', waitMs: 0 };
  if (state === 'processing') return { ...before, status: 'processing', waitMs: PROCESSING_MS };
  const attempts = before.attempts + 1;
  const refusals = before.refusals + (state === 'refused' ? 1 : 0);
  if (attempts >= MOST_ATTEMPTS || refusals >= MOST_REFUSALS)
    return { attempts, refusals, status: 'failed', waitMs: 0 };
  const waitMs =
    state === 'refused'
      ? FIRST_RETRY_AFTER_REFUSAL_MS * 2 ** before.refusals
      : FIRST_RETRY_MS * 2 ** before.attempts;
  return { attempts, refusals, status: 'requested', waitMs: Math.min(waitMs, LONGEST_RETRY_MS) };
}
