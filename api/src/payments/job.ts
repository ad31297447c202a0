import type { Deps } from '../deps.ts';
import { pollEvery } from '../providers/payment/polling.ts';
import { paymentProvider } from './provider.ts';
import { sendDueRefunds } from './refunds.ts';
import { checkUnpaidOrders } from './unpaid-orders.ts';

const POLL_MS = 1_000;

/** Starts what deposits need in the background: refunds, expiry, lost notices. @returns stops it */
export function startPaymentJob(deps: Deps): () => void {
  const provider = paymentProvider(deps);
  const stops = [
    pollEvery(POLL_MS, () => sendDueRefunds(deps, provider), { log: deps.log, name: 'pix refunds' }),
    pollEvery(POLL_MS, () => checkUnpaidOrders(deps, provider), { log: deps.log, name: 'unpaid orders' }),
  ];
  return () => stops.forEach((stop) => stop());
}
