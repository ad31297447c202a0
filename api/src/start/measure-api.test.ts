import { sql } from 'kysely';
import { Metrics } from '@mosaico/shared/server';
import { insertSite } from '../../testing/builders.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { stoppedSites, stopPayouts } from '../payouts/stops.ts';
import { LedgerAudit } from './ledger-audit.ts';
import { ReconciliationAudit } from './reconciliation-audit.ts';
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
    const audit = new LedgerAudit(deps);
    const metrics = new Metrics();
    const pools = () => [{ work: 'reads', total: 3, idle: 1, waiting: 2 }];
    const reconciliation = new ReconciliationAudit(deps);
    measureApi(metrics, {
      pools,
      audit,
      reconciliation,
      succeededAt: new Map([['pix refunds', new Date(5_000)]]),
    });
    return { deps, audit, metrics, reconciliation };
  }

  it('tell connections by work and state, and when each job last succeeded', async () => {
    const text = await measured().metrics.text();

    expect(text).toContain('mosaico_db_connections{work="reads",state="total"} 3');
    expect(text).toContain('mosaico_db_connections{work="reads",state="idle"} 1');
    expect(text).toContain('mosaico_db_connections{work="reads",state="waiting"} 2');
    expect(text).toContain('mosaico_job_success_timestamp_seconds{task="pix refunds"} 5');
  });

  it('tell when the books were verified and how many faults there were, and nothing before that', async () => {
    const { deps, audit, metrics } = measured();
    expect(await metrics.text()).not.toMatch(/^mosaico_ledger/m);

    await audit.job.work();

    const text = await metrics.text();
    expect(text).toContain(`mosaico_ledger_verified_timestamp_seconds ${deps.clock.now().getTime() / 1_000}`);
    expect(text.match(/^mosaico_ledger_faults\{check="\w+"\} 0$/gm)).toHaveLength(8);
  });

  it('tell when the books were compared with the bank, and which sites pay nothing out', async () => {
    const { deps, metrics, reconciliation } = measured();
    const siteKey = await insertSite(deps.db);
    expect(await metrics.text()).not.toMatch(/^mosaico_(reconcil|payouts)/m);
    await stopPayouts(deps.db, { siteKey, reason: 'reconciliation', at: deps.clock.now() });

    await reconciliation.job.work();

    const text = await metrics.text();
    expect(text).toContain(`mosaico_reconciled_timestamp_seconds ${deps.clock.now().getTime() / 1_000}`);
    expect(text).toContain(`mosaico_payouts_stopped{site="${siteKey}"} 1`);
  });

  it('tell a fault of the books by its check, and so does an error in the log', async () => {
    const { deps, audit, metrics } = measured();
    const siteKey = await insertSite(deps.db);
    for (const statement of forged(siteKey)) await sql.raw(statement).execute(deps.db);

    await audit.job.work();

    expect(await metrics.text()).toContain('mosaico_ledger_faults{check="site_sum"} 1');
    expect(deps.log.errors.map(({ message }) => message)).toEqual(['the books do not balance']);
    expect(await stoppedSites(deps.db)).toContain(siteKey);
  });
});
