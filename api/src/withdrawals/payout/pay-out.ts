import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { payoutsStopped } from '../../payouts/stops.ts';
import type { PayoutProviders } from '../../providers/payment/institutions.ts';
import { ProviderUnavailable } from '../../providers/payment/payment-provider.ts';
import type { PayoutProvider, PayoutRequest, PayoutState } from '../../providers/payment/payout-provider.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { takeDue } from '../../runtime/take-due.ts';
import { tellChange, type Change } from '../change.ts';
import { obstacleOf } from '../payable.ts';
import { lockWithdrawal, moveOn } from '../store.ts';
import type { Withdrawal } from '../tables.ts';
import { recordState, returnFailed } from './record-state.ts';

/** Longer than one attempt can take: until then no other process asks about the same withdrawal. */
const LEASE_MS = 30_000;
/** How often it is looked whether a withdrawal may be sent now. */
const STOPPED_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60 * 60_000;
/** After so many attempts without an answer, about an hour, an operator is told. */
const STUCK_AFTER = 10;

/**
 * Takes approved withdrawals to their end: says first that the bank has them, then sends the payout, then books what the bank says.
 * A process that ends in between leaves a state from which the next round goes on: the bank knows a payout by the withdrawal's
 * number, so sending it again pays nothing twice. Without an answer it is sent again, with pauses that grow to an hour; the money
 * stays held until the bank has said how it ended.
 *
 * @returns how many were looked at
 * Source: R122, I20.
 */
export async function payOutDue(deps: Deps, providers: PayoutProviders): Promise<number> {
  const due = await dueNow(deps);
  await doAll(
    {
      items: due,
      work: (withdrawal) => payOut(deps, providers, withdrawal),
      failure: 'a withdrawal could not be paid out',
      tell: ({ site_key: site, order_no: order }) => ({ site, order }),
    },
    deps.log,
  );
  return due.length;
}

function dueNow(deps: Deps): Promise<readonly Withdrawal[]> {
  return takeDue(deps, {
    rows: (tx, now) =>
      tx.selectFrom('withdrawals').selectAll().where('next_step_at', '<=', now).orderBy('next_step_at'),
    postpone: (tx, { id }, leaseEnd) => setNextStep(tx, id, leaseEnd),
    leaseMs: LEASE_MS,
  });
}

async function payOut(deps: Deps, providers: PayoutProviders, due: Withdrawal): Promise<void> {
  const withdrawal = due.status === 'approved' ? await begin(deps, due) : due;
  if (withdrawal?.status === 'failed') return returnFailed(deps, withdrawal);
  if (withdrawal?.status !== 'processing') return;
  const provider = await providers(withdrawal.site_key);
  const isStopped = await payoutsStopped(deps.db, withdrawal.site_key);
  const state = await stateOf(provider, withdrawal, isStopped);
  if (!state) return retryLater(deps, withdrawal);
  if (state.status === 'processing') return askLater(deps, withdrawal);
  await recordState(deps, withdrawal, state);
}

/** @returns null while it may not be paid out (`obstacleOf`), or when it is another process's by now */
async function begin(deps: Deps, { site_key, order_no }: Withdrawal): Promise<Withdrawal | null> {
  const at = deps.clock.now();
  const change = await transaction(deps.db, async (tx): Promise<Change | null> => {
    const found = await lockWithdrawal(tx, site_key, order_no);
    if (found.status !== 'approved') return null;
    const obstacle = await obstacleOf(tx, found);
    // What was approved before a contestation came is paid: nobody can reject it any more, and what is missing then is owed.
    if (obstacle && obstacle.code !== 'money_contested') {
      await setNextStep(tx, found.id, new Date(at.getTime() + STOPPED_MS));
      return null;
    }
    const next_step_at = new Date(at.getTime() + LEASE_MS);
    const withdrawal = await moveOn(tx, found, 'processing', { actor: 'bank', at, change: { next_step_at } });
    return { withdrawal, balances: null, notificationId: null };
  });
  if (change) tellChange(deps, change);
  return change?.withdrawal ?? null;
}

/**
 * Sends the payout. While the payouts of the site are stopped it is only asked about: the bank may never have got it, and would pay
 * it then.
 *
 * @returns null when the bank gave no answer, or there is none
 */
async function stateOf(
  provider: PayoutProvider | null,
  withdrawal: Withdrawal,
  isStopped: boolean,
): Promise<PayoutState | null> {
  try {
    if (!provider) return null;
    if (!isStopped) return await provider.sendPayout(requestOf(withdrawal));
    return (await provider.payoutState(withdrawal.order_no)) ?? { status: 'processing' };
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    throw error;
  }
}

function requestOf(withdrawal: Withdrawal): PayoutRequest {
  return {
    payoutId: withdrawal.order_no,
    amountCentavos: withdrawal.amount_centavos - withdrawal.fee_centavos,
    pixKey: { type: withdrawal.pix_type, key: withdrawal.pix_key },
    payeeCpf: withdrawal.payee_cpf,
    description: withdrawal.order_no,
  };
}

async function retryLater({ db, clock, log }: Deps, withdrawal: Withdrawal): Promise<void> {
  const { id, site_key: site, order_no: order, unanswered } = withdrawal;
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** unanswered, LONGEST_RETRY_MS);
  await db
    .updateTable('withdrawals')
    .set({ unanswered: unanswered + 1, next_step_at: new Date(clock.now().getTime() + waitMs) })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
  const about = { site, order, attempts: unanswered + 1 };
  if (unanswered + 1 >= STUCK_AFTER) log.error(about, 'the bank does not answer about a payout');
  else log.warn(about, 'the bank gave no answer about a payout');
}

/** The bank is working on it, or payouts are stopped: a notice comes sooner, or is lost. */
async function askLater({ db, clock }: Deps, { id }: Withdrawal): Promise<void> {
  await db
    .updateTable('withdrawals')
    .set({ unanswered: 0, next_step_at: new Date(clock.now().getTime() + LEASE_MS) })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
}

async function setNextStep(tx: Tx, id: number, next_step_at: Date): Promise<void> {
  await tx.updateTable('withdrawals').set({ next_step_at }).where('id', '=', id).execute();
}
