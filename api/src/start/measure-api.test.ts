import { sql } from 'kysely';
import { Metrics } from '@mosaico/shared/server';
import { insertSite } from '../../testing/builders.ts';
import { statesAfter } from '../../testing/job-states.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { LEDGER_CHECKS } from '../ledger/verify.ts';
import { stoppedSites, stopPayouts } from '../payouts/stops.ts';
import type { Job } from '../runtime/job.ts';
import { payoutWatchJob } from '../withdrawals/payout/watch.ts';
import { ledgerAuditJob } from './ledger-audit.ts';
import { reconciliationJob } from './reconciliation-audit.ts';
import { measureApi } from './measure-api.ts';

/** An account of a site with money that came from nowhere. */
const forged = (siteKey: string) => [
  'alter table ledger_accounts disable trigger user',
  `insert into ledger_accounts (site_key, name, kind, balance_centavos) values ('${siteKey}', 'forged', 'house', 5)`,
  'alter table ledger_accounts enable trigger user',
];

describe('the metrics of the API', () => {
  const test = useDatabase();

  function measured() {
    const deps = testDeps(test.db);
    const metrics = new Metrics();
    const pools = () => [{ work: 'reads', total: 3, idle: 1, waiting: 2 }];
    let states: Awaited<ReturnType<typeof statesAfter>> = new Map();
    measureApi(metrics, { pools, states: () => states });
    const run = async (...jobs: readonly Job[]) => {
      states = await statesAfter(deps.clock.now(), ...jobs);
    };
    return { deps, metrics, run };
  }

  it('tell connections by work and state', async () => {
    const text = await measured().metrics.text();

    expect(text).toContain('mosaico_db_connections{work="reads",state="total"} 3');
    expect(text).toContain('mosaico_db_connections{work="reads",state="idle"} 1');
    expect(text).toContain('mosaico_db_connections{work="reads",state="waiting"} 2');
  });

  it('tell when each job last succeeded, and how often it has failed since', async () => {
    const metrics = new Metrics();
    const state = { isMine: false, dueInMs: 0, found: null };
    const states = new Map([
      ['pix refunds', { ...state, name: 'pix refunds', succeededAt: new Date(5_000), failures: 0 }],
      ['payouts', { ...state, name: 'payouts', succeededAt: null, failures: 4 }],
    ]);
    measureApi(metrics, { pools: () => [], states: () => states });

    const text = await metrics.text();

    expect(text).toContain('mosaico_job_success_timestamp_seconds{task="pix refunds"} 5');
    expect(text).not.toContain('mosaico_job_success_timestamp_seconds{task="payouts"}');
    expect(text).toContain('mosaico_job_failures{task="pix refunds"} 0');
    expect(text).toContain('mosaico_job_failures{task="payouts"} 4');
  });

  it('tell when the books were verified and how many faults there were, and nothing before that', async () => {
    const { deps, metrics, run } = measured();
    expect(await metrics.text()).not.toMatch(/^mosaico_ledger/m);

    await run(ledgerAuditJob(deps));

    const text = await metrics.text();
    expect(text).toContain(`mosaico_ledger_verified_timestamp_seconds ${deps.clock.now().getTime() / 1_000}`);
    expect(text.match(/^mosaico_ledger_faults\{check="\w+"\} 0$/gm)).toHaveLength(LEDGER_CHECKS.length);
  });

  it('tell when the books were compared with the bank, and which sites pay nothing out', async () => {
    const { deps, metrics, run } = measured();
    const siteKey = await insertSite(deps.db);
    expect(await metrics.text()).not.toMatch(/^mosaico_(reconcil|payouts)/m);
    await stopPayouts(deps.db, { siteKey, reason: 'reconciliation', at: deps.clock.now() });

    await run(reconciliationJob(deps), payoutWatchJob(deps));

    const text = await metrics.text();
    expect(text).toContain(`mosaico_reconciled_timestamp_seconds ${deps.clock.now().getTime() / 1_000}`);
    expect(text).toContain(`mosaico_payouts_stopped{site="${siteKey}"} 1`);
  });

  it('tell a fault of the books by its check, and so does an error in the log; it stops payouts of its site alone', async () => {
    const { deps, metrics, run } = measured();
    const siteKey = await insertSite(deps.db);
    const other = await insertSite(deps.db);
    for (const statement of forged(siteKey)) await sql.raw(statement).execute(deps.db);

    await run(ledgerAuditJob(deps));

    expect(await metrics.text()).toContain('mosaico_ledger_faults{check="site_sum"} 1');
    expect(deps.log.errors.map(({ message }) => message)).toEqual(['the books do not balance']);
    const stopped = await stoppedSites(deps.db);
    expect(stopped).toContain(siteKey);
    expect(stopped).not.toContain(other);
  });

  it('[I26] a fault of the books that is in those of no site stops payouts of all', async () => {
    const { deps, run } = measured();
    const sites = [await insertSite(deps.db), await insertSite(deps.db)];
    const at = deps.clock.now();
    await sql`alter table pix_payments disable trigger user`.execute(deps.db);
    await deps.db
      .insertInto('pix_payments')
      .values({
        site_key: 'nobody-knows-it',
        e2eid: 'E'.repeat(32),
        txid: '',
        order_no: null,
        amount_centavos: 5,
        outcome: 'refunded',
        reason: 'too_late',
        paid_at: at,
        received_at: at,
        refund_status: 'requested',
        refund_at: at,
      })
      .execute();

    await run(ledgerAuditJob(deps));
    await sql`delete from pix_payments`.execute(deps.db);
    await sql`alter table pix_payments enable trigger user`.execute(deps.db);

    expect(await stoppedSites(deps.db)).toEqual(expect.arrayContaining(sites));
  });
});
