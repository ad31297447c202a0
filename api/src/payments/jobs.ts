import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { accountStatements, paymentProviders } from '../providers/payment/institutions.ts';
import { sendDueRefunds } from './refunds.ts';
import { checkUnpaidOrders } from './unpaid-orders.ts';
import { untoldPixJob } from './untold-pix.ts';
import { depositWatchJob } from './watch.ts';
import { webhookAddressJob } from './webhook-address.ts';

const PAUSE_MS = 1_000;

/** What deposits need in the background: refunds, expiry, lost notices, money that nobody told of, and what tells of them. */
export function paymentJobs(deps: Deps): readonly Job[] {
  const providers = paymentProviders(deps);
  return [
    ...(deps.config.paymentProvider === 'pix' ? [webhookAddressJob(deps, providers)] : []),
    { name: 'pix refunds', pauseMs: PAUSE_MS, work: () => sendDueRefunds(deps, providers) },
    depositWatchJob(deps),
    { name: 'unpaid orders', pauseMs: PAUSE_MS, work: () => checkUnpaidOrders(deps, providers) },
    untoldPixJob(deps, { statements: accountStatements(deps), providers }),
  ];
}
