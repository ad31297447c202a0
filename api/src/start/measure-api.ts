import type { Metrics } from '@mosaico/shared/server';
import type { PoolUse } from '../db/database.ts';
import { LEDGER_CHECKS } from '../ledger/verify.ts';
import type { LedgerAudit } from './ledger-audit.ts';
import type { ReconciliationAudit } from './reconciliation-audit.ts';

interface Measured {
  readonly pools: () => readonly PoolUse[];
  readonly audit: Pick<LedgerAudit, 'last'>;
  readonly reconciliation: Pick<ReconciliationAudit, 'last'>;
  /** When each job last ended a round well, by its name. */
  readonly succeededAt: ReadonlyMap<string, Date>;
}

/** What the API tells beside its requests: connections, books, jobs. */
export function measureApi(metrics: Metrics, { pools, audit, reconciliation, succeededAt }: Measured): void {
  metrics.gauge({
    name: 'mosaico_db_connections',
    help: 'Connections to the database that are open (total), of these without work (idle), and requests that wait for one (waiting)',
    labels: ['work', 'state'],
    read: () =>
      pools().flatMap(({ work, ...states }) =>
        Object.entries(states).map(([state, value]) => ({ labels: { work, state }, value })),
      ),
  });
  metrics.gauge({
    name: 'mosaico_ledger_verified_timestamp_seconds',
    help: 'When the books were last verified; absent until the first time, a minute after the start',
    labels: [],
    read: () => (audit.last ? [{ labels: {}, value: inSeconds(audit.last.at) }] : []),
  });
  metrics.gauge({
    name: 'mosaico_ledger_faults',
    help: 'Faults that the last verification of the books found, at most 20 of each kind',
    labels: ['check'],
    read: () =>
      LEDGER_CHECKS.flatMap((check) => {
        const faults = audit.last?.report.problems.filter((problem) => problem.check === check);
        return faults ? [{ labels: { check }, value: faults.length }] : [];
      }),
  });
  metrics.gauge({
    name: 'mosaico_reconciled_timestamp_seconds',
    help: 'When the books were last compared with the bank; absent until the bank has answered for every site',
    labels: [],
    read: () => (reconciliation.last?.at ? [{ labels: {}, value: inSeconds(reconciliation.last.at) }] : []),
  });
  metrics.gauge({
    name: 'mosaico_reconciliation_differences',
    help: 'Where the books and the bank differ, and no operator has accepted it',
    labels: ['site'],
    read: () =>
      [...(reconciliation.last?.differences ?? [])].map(([site, value]) => ({ labels: { site }, value })),
  });
  metrics.gauge({
    name: 'mosaico_payouts_stopped',
    help: '1 while a site pays nothing out because its books differ from the bank, or are wrong',
    labels: ['site'],
    read: () => (reconciliation.last?.stopped ?? []).map((site) => ({ labels: { site }, value: 1 })),
  });
  metrics.gauge({
    name: 'mosaico_job_success_timestamp_seconds',
    help: 'When each job last ended a round without failure',
    // Prometheus itself names what it scrapes `job`.
    labels: ['task'],
    read: () => [...succeededAt].map(([task, at]) => ({ labels: { task }, value: inSeconds(at) })),
  });
}

function inSeconds(at: Date): number {
  return at.getTime() / 1_000;
}
