import type { Metrics } from '@mosaico/shared/server';
import type { PoolUse } from '../db/database.ts';
import type { JobState } from '../jobs/job-store.ts';
import { LEDGER_CHECKS } from '../ledger/verify.ts';
import { lastDepositWatch } from '../payments/watch.ts';
import { lastPayoutWatch } from '../withdrawals/payout/watch.ts';
import { lastAudit } from './ledger-audit.ts';
import { lastReconciliation } from './reconciliation-audit.ts';

interface Measured {
  readonly pools: () => readonly PoolUse[];
  /** Of all jobs, in whichever process. */
  readonly states: () => ReadonlyMap<string, JobState>;
}

/** What the API tells beside its requests: connections, books, payouts, deposits, jobs. */
export function measureApi(metrics: Metrics, { pools, states }: Measured): void {
  metrics.gauge({
    name: 'mosaico_db_connections',
    help: 'Connections to the database that are open (total), of these without work (idle), and requests that wait for one (waiting)',
    labels: ['work', 'state'],
    read: () =>
      pools().flatMap(({ work, ...uses }) =>
        Object.entries(uses).map(([state, value]) => ({ labels: { work, state }, value })),
      ),
  });
  measureBooks(metrics, states);
  measurePayouts(metrics, states);
  measureDeposits(metrics, states);
  measureJobs(metrics, states);
}

function measureBooks(metrics: Metrics, states: Measured['states']): void {
  metrics.gauge({
    name: 'mosaico_ledger_verified_timestamp_seconds',
    help: 'When the books were last verified; absent until the first time, a minute after the start',
    labels: [],
    read: () => alone(lastAudit(states())?.at),
  });
  metrics.gauge({
    name: 'mosaico_ledger_faults',
    help: 'Faults that the last verification of the books found, at most 20 of each kind and site',
    labels: ['check'],
    read: () => {
      const audit = lastAudit(states());
      return audit
        ? LEDGER_CHECKS.map((check) => ({ labels: { check }, value: audit.faults[check] ?? 0 }))
        : [];
    },
  });
  metrics.gauge({
    name: 'mosaico_reconciled_timestamp_seconds',
    help: 'When the books were last compared with the bank; absent until the bank has answered for every site',
    labels: [],
    read: () => alone(lastReconciliation(states())?.at),
  });
  metrics.gauge({
    name: 'mosaico_reconciliation_differences',
    help: 'Where the books and the bank differ, and no operator has accepted it',
    labels: ['site'],
    read: () =>
      Object.entries(lastReconciliation(states())?.differences ?? {}).map(([site, value]) => ({
        labels: { site },
        value,
      })),
  });
}

function measurePayouts(metrics: Metrics, states: Measured['states']): void {
  metrics.gauge({
    name: 'mosaico_payouts_stopped',
    help: '1 while a site pays nothing out because its books differ from the bank, or are wrong',
    labels: ['site'],
    read: () => (lastPayoutWatch(states())?.stopped ?? []).map((site) => ({ labels: { site }, value: 1 })),
  });
  metrics.gauge({
    name: 'mosaico_payouts_open',
    help: 'Withdrawals that are approved, and neither paid nor given back yet',
    labels: ['site'],
    read: () =>
      (lastPayoutWatch(states())?.open ?? []).map(({ site, count }) => ({ labels: { site }, value: count })),
  });
  metrics.gauge({
    name: 'mosaico_oldest_payout_timestamp_seconds',
    help: 'When the oldest of these withdrawals was approved',
    labels: ['site'],
    read: () =>
      (lastPayoutWatch(states())?.open ?? []).map(({ site, oldestAt }) => ({
        labels: { site },
        value: inSeconds(new Date(oldestAt)),
      })),
  });
}

function measureDeposits(metrics: Metrics, states: Measured['states']): void {
  metrics.gauge({
    name: 'mosaico_contestations_open',
    help: 'Contested deposits that wait for an operator',
    labels: ['site'],
    read: () =>
      (lastDepositWatch(states())?.contestations ?? []).map(({ site, count }) => ({
        labels: { site },
        value: count,
      })),
  });
  metrics.gauge({
    name: 'mosaico_next_contestation_timestamp_seconds',
    help: 'Until when the first of them has to be decided',
    labels: ['site'],
    read: () =>
      (lastDepositWatch(states())?.contestations ?? []).map(({ site, decideBy }) => ({
        labels: { site },
        value: inSeconds(new Date(decideBy)),
      })),
  });
  metrics.gauge({
    name: 'mosaico_refunds_given_up',
    help: 'Received Pix that have to be sent back by hand',
    labels: ['site'],
    read: () =>
      (lastDepositWatch(states())?.refunds ?? []).map(({ site, count }) => ({
        labels: { site },
        value: count,
      })),
  });
}

function measureJobs(metrics: Metrics, states: Measured['states']): void {
  // Prometheus itself names what it scrapes `job`.
  metrics.gauge({
    name: 'mosaico_job_success_timestamp_seconds',
    help: 'When each job last ended a round without failure, in whichever process',
    labels: ['task'],
    read: () =>
      [...states().values()].flatMap(({ name: task, succeededAt }) =>
        succeededAt ? [{ labels: { task }, value: inSeconds(succeededAt) }] : [],
      ),
  });
  metrics.gauge({
    name: 'mosaico_job_failures',
    help: 'How often each job has failed since its last success',
    labels: ['task'],
    read: () =>
      [...states().values()].map(({ name: task, failures }) => ({ labels: { task }, value: failures })),
  });
}

function alone(at: Date | null | undefined) {
  return at ? [{ labels: {}, value: inSeconds(at) }] : [];
}

function inSeconds(at: Date): number {
  return at.getTime() / 1_000;
}
